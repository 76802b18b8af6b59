import type { authEndpoints } from '@/lib/contract/auth';
import { assertLoginCsrf } from './login-csrf';
import type { WithKeys } from '../account/password/encryption-keys';
import { openPasswordEnvelopes } from '../account/password/password-envelope';
import { issueTicket } from '../account/tickets';
import { logIn } from './password/log-in';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { addressBuckets } from '../kernel/rate-limit/buckets';
import { consumeTokens } from '../kernel/rate-limit/consume-tokens';
import type { Deps } from '../kernel/deps';
import type { Handlers } from '../kernel/handlers';

export const authRoutes = {
  'GET /api-auth/api/getLoginCsrfToken': async ({ deps, client }) => {
    await consumeTokens(deps, addressBuckets(['ticketsPerAddress'], client, deps));
    const { secret } = await issueTicket(deps, 'login-csrf');
    return { csrfToken: secret };
  },

  'GET /api-auth/api/pauth/token/public-key': async ({ deps, client }) => {
    await consumeTokens(deps, addressBuckets(['ticketsPerAddress'], client, deps));
    const key = await deps.keys.current();
    const nonce = await issueTicket(deps, 'password-nonce');
    return { keyId: key.id, publicKey: key.publicPem, nonce: nonce.secret, expireTime: nonce.expiresAt };
  },

  'POST /api-auth/api/pauth/token/encrypted/password': async ({ deps, request, client, traceId, body }) => {
    await assertLoginCsrf(deps, request);
    const { keyId, password, privilegedPassword, ...rest } = body;
    const sealed = { password, privilegedPassword };
    const passwords = await openPasswordEnvelopes(deps, { keyId, passwords: sealed });
    return logIn(deps, { ...rest, ...passwords, client, traceId });
  },

  'POST /api-auth/api/pauth/token/password': async ({ deps, request, client, traceId, body }) => {
    if (!deps.config.plainPasswordLogin) throw new ServiceError(httpCodes.forbidden);
    await assertLoginCsrf(deps, request);
    return logIn(deps, { ...body, client, traceId });
  },

  // Browsers get their answer from the BFF, which keeps the cookies; the service has none to clear.
  'GET /api-auth/api/clearCookies': async () => undefined,
} satisfies Handlers<typeof authEndpoints, Deps & WithKeys>;
