import type { accountEndpoints } from '@/lib/contract/account';
import type { Handlers } from '../kernel/handlers';
import { endOtherSession, endOtherSessions } from './commands/end-sessions';
import { logOut } from './commands/log-out';
import { presentOwnAccount, presentSessions, presentUserInfo } from './present';
import { getOwnAccount } from './queries/own-account';
import { getSessions } from './queries/sessions';

export const accountRoutes = {
  'GET /api-auth/api/user/account': async ({ deps, caller }) =>
    presentOwnAccount(await getOwnAccount(deps, caller), deps.config),

  'GET /api-auth/api/user/account/sessions': async ({ deps, caller }) =>
    presentSessions(await getSessions(deps, caller), caller),

  'DELETE /api-auth/api/user/account/sessions/{id}': ({ deps, caller, params: { id }, traceId }) =>
    endOtherSession(deps, { caller, id, traceId }),

  'DELETE /api-auth/api/user/account/sessions': ({ deps, caller, traceId }) =>
    endOtherSessions(deps, { caller, traceId }),

  'POST /api-auth/api/user/auth/logout': ({ deps, caller, traceId }) => logOut(deps, caller, traceId),

  'GET /api-auth/api/client/auth/userinfo': async ({ caller }) => presentUserInfo(caller),
} satisfies Handlers<typeof accountEndpoints>;
