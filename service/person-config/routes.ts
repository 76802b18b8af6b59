import type { personConfigEndpoints } from '@/lib/contract/person-config';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { setPersonConfig } from './commands/set-person-config';
import { getPersonConfig } from './queries';

export const personConfigRoutes = {
  'GET /api-meeting/api/users/personConfig/userGet': ({ deps, caller }) => getPersonConfig(deps.db, caller),

  'POST /api-meeting/api/users/personConfig/userSet': ({ deps, caller, body: config }) =>
    runCommand({ deps, caller }, setPersonConfig, { config }),
} satisfies Handlers<typeof personConfigEndpoints>;
