import type { ssoEndpoints } from '@/lib/contract/sso';
import { endProviderSessions } from './end-provider-sessions';
import { logInBySso } from './log-in-by-sso';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors';
import type { Handlers } from '../../kernel/handlers';

/** Without a provider there is nothing that could be asked here. */
function configured({ sso: tokens, config: { sso: config } }: Deps) {
  if (!tokens || !config) throw new ServiceError(httpCodes.notFound);
  return { tokens, config };
}

export const ssoRoutes = {
  'POST /api-auth/api/pauth/token/sso': ({ deps, body, client, traceId }) =>
    logInBySso(deps, configured(deps), { ...body, client, traceId }),

  'POST /api-auth/api/pauth/token/sso/logout': ({ deps, body, traceId }) =>
    endProviderSessions(deps, { ...configured(deps), ...body, traceId }),
} satisfies Handlers<typeof ssoEndpoints>;
