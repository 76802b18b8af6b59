import type { handOffEndpoints } from '@/lib/contract/hand-off';
import { exchangeToken } from './exchange-token';
import type { Handlers } from '../../kernel/handlers';

export const handOffRoutes = {
  'POST /api-auth/api/pauth/token/exchange': ({ deps, caller, client, traceId }) =>
    exchangeToken(deps, { caller, client, traceId }),
} satisfies Handlers<typeof handOffEndpoints>;
