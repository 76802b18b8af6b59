import { errorCodes } from '@/lib/domain/error-codes';
import { runningRefusal } from '@/lib/domain/meeting/presence';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertParty, meetingFacts, viewerOf } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { getRoomIds } from '../queries/room-ids';

/**
 * Continues a meeting that nobody has signed in to, so that the clock does not end it; also before the clock says so.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400403013 when it is over, 400405023 when it was continued elsewhere,
 * 400405020 when it does not run
 */
export const continueMeeting: Command<{ id: string }, { operated: boolean }> = async (
  trx,
  caller,
  { id, now },
) => {
  const { companyId, staffId } = caller;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertParty('continue', meeting, viewerOf(staffId, meeting));
  const refusal = runningRefusal(meetingFacts(meeting), now);
  if (refusal !== undefined) throw new ServiceError(refusal);
  if (meeting.continued_at !== null) throw new ServiceError(errorCodes.handledElsewhere);
  await trx
    .updateTable('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .set((eb) => ({ continued_at: new Date(now), version: eb('version', '+', 1) }))
    .execute();
  const staffIds = await getConcernedStaffIds(trx, caller, [id]);
  const roomIds = await getRoomIds(trx, { companyId, meetingId: id });
  return {
    result: { operated: true },
    change: {
      actor: staffId,
      log: [{ meetingId: id, kind: 'continued' }],
      concerns: [...concern('meeting', [id]), ...concern('room', roomIds), ...concern('staff', staffIds)],
    },
  };
};
