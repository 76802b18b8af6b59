import { loginResultSchema } from './auth';
import type { EndpointTable } from './endpoint';

export const handOffEndpoints = {
  'POST /api-auth/api/pauth/token/exchange': {
    summary: 'Trade a token that was handed over in an address for a fresh one; the old one ends with it',
    identity: 'account',
    via: 'server',
    response: loginResultSchema,
  },
} satisfies EndpointTable;
