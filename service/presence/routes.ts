import type { presenceEndpoints } from '@/lib/contract/presence';
import type { Handlers } from '../kernel/handlers';
import { runCommand } from '../kernel/commands/run-command';
import { readMeeting } from '../meeting/read-meeting';
import { continueMeeting } from './commands/continue-meeting';
import { finishMeeting } from './commands/finish-meeting';
import { signIn } from './commands/sign-in';
import { limitedSignIn } from './limited-sign-in';
import { presentUnused } from './present';
import { getUnusedMeetings } from './queries/unused-meetings';

export const presenceRoutes = {
  'POST /api-meeting/api/user/meetings/{id}/actions/sign': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, signIn, params),

  'POST /api-meeting/api/user/rooms/{id}/actions/sign': ({ deps, caller, params, body }) =>
    limitedSignIn({ deps, caller }, { ...params, ...body }),

  'PUT /api-meeting/api/user/meetings/{id}/state/finish': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, finishMeeting, params),

  'POST /api-meeting/api/user/meetings/{id}/operations': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, continueMeeting, params),

  'GET /api-meeting/api/user/meetings/{id}/operations': async ({ deps, caller, params }) => {
    const { continuedTime } = await readMeeting(deps, caller, params.id);
    return { operated: continuedTime !== undefined };
  },

  'GET /api-meeting/api/user/meetings/actions/unused': async ({ deps, caller }) => {
    const rows = await getUnusedMeetings(deps.db, caller, deps.clock.now());
    return rows.map(presentUnused);
  },
} satisfies Handlers<typeof presenceEndpoints>;
