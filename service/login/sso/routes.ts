import type { ssoEndpoints } from '@/lib/contract/sso';
import { endProviderSessions } from './end-provider-sessions';
import type { IdentityTokens } from './identity-tokens';
import { logInBySso } from './log-in-by-sso';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Handlers } from '../../kernel/handlers';

/** Without an OpenID provider there are no tokens to judge. */
export type SsoDeps = Deps & { sso: IdentityTokens | undefined };

/** Without a provider there is nothing that could be asked here. */
function configured({ sso: tokens, config: { sso: config } }: SsoDeps) {
  if (!tokens || !config) throw new ServiceError(httpCodes.notFound);
  return { tokens, config };
}

export const ssoRoutes = {
  'POST /api-auth/api/pauth/token/sso': ({ deps, body, client, traceId }) =>
    logInBySso(deps, configured(deps), { ...body, client, traceId }),

  'POST /api-auth/api/pauth/token/sso/logout': ({ deps, body, traceId }) =>
    endProviderSessions(deps, { ...configured(deps), ...body, traceId }),
} satisfies Handlers<typeof ssoEndpoints, SsoDeps>;
