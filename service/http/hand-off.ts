import type { handOffEndpoints } from '@/lib/contract/hand-off';
import { exchangeToken } from '../commands/exchange-token';
import type { Handlers } from './call';

export const handOffRoutes = {
  'POST /api-auth/api/pauth/token/exchange': ({ deps, scope, client, traceId }) =>
    exchangeToken(deps, { scope, client, traceId }),
} satisfies Handlers<typeof handOffEndpoints>;
