import type { attendanceEndpoints } from '@/lib/contract/attendance';
import type { Handlers } from '../kernel/handlers';
import { inTransaction } from '../kernel/in-transaction';
import { answerInvitation } from './commands/answer-invitation';

export const attendanceRoutes = {
  'PUT /api-meeting/api/user/meetings/{id}/members/status': async ({ deps, caller, params, body }) => {
    const { state, reason, effectiveType } = body;
    const answer = { caller, now: deps.clock.now(), id: params.id, state, reason, effectiveType };
    await inTransaction(deps, (trx) => answerInvitation(trx, answer));
    return { inviteState: body.state };
  },
} satisfies Handlers<typeof attendanceEndpoints>;
