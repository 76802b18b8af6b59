import type { attendanceEndpoints } from '@/lib/contract/attendance';
import type { Handlers } from '../kernel/handlers';
import { runCommand } from '../kernel/commands/run-command';
import { answerInvitation } from './commands/answer-invitation';

export const attendanceRoutes = {
  'PUT /api-meeting/api/user/meetings/{id}/members/status': async ({ deps, caller, params, body }) => {
    await runCommand({ deps, caller }, answerInvitation, { ...params, ...body });
    return { inviteState: body.state };
  },
} satisfies Handlers<typeof attendanceEndpoints>;
