import { z } from 'zod';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import { ssoFailures, type SsoFailure } from '@/lib/web/sso-failures';
import { loginResultSchema } from './auth';
import type { EndpointTable } from './endpoint';

/** JWS compact serialization (RFC 7515, section 7.1). */
const signedToken = z
  .string()
  .max(ssoLimits.tokenLength)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/);

/** `data` of a refusal, so that the BFF need not read sentences. */
export const ssoRefusalSchema = z.object({
  reason: z.enum(ssoFailures),
});
export type SsoRefusal = { reason: SsoFailure };

export const ssoEndpoints = {
  'POST /api-auth/api/pauth/token/sso': {
    summary: 'Trade an ID token of the configured OpenID provider for an access token, once',
    identity: 'none',
    via: 'server',
    body: z.object({ idToken: signedToken, nonce: z.string().min(1).max(128) }),
    response: loginResultSchema,
  },
  'POST /api-auth/api/pauth/token/sso/logout': {
    summary:
      'End the sessions that a logout token of the provider names (OpenID Connect Back-Channel Logout 1.0)',
    identity: 'none',
    via: 'server',
    body: z.object({ logoutToken: signedToken }),
    response: 'empty',
  },
} satisfies EndpointTable;
