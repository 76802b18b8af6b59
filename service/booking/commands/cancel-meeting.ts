import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import { anyOf } from '../../db/sql/any-of';
import { settleRequests } from '../../approval/commands/settle-requests';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { assertMay, meetingPermissions, viewerOf } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';

type Cancellation = { id: string; effectiveType: number };

/**
 * Cancels a meeting before its start and frees its rooms; `effectiveType` 2 also every other occurrence that has not begun.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it has begun or is cancelled (MEET-03)
 */
export const cancelMeeting: Command<Cancellation, void> = async (trx, caller, { id, effectiveType, now }) => {
  const meetings = await lockMeetings(trx, caller, { id, wholeSeries: effectiveType === effectiveTypes.all });
  const [meeting] = meetings;
  const viewing = (each: LockedMeeting) => ({ viewer: viewerOf(caller.staffId, each), now });
  assertMay('cancel', meeting, viewing(meeting));

  const ids = meetings
    .filter((each) => meetingPermissions(each, viewing(each)).cancel)
    .map((each) => each.id);
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', anyOf(ids))
    .set((eb) => ({ cancelled_at: new Date(now), version: eb('version', '+', 1) }))
    .execute();
  const { roomIds } = await settleRequests(trx, {
    companyId: caller.companyId,
    meetingIds: ids,
    event: { kind: 'revoke' },
    isCancelled: true,
    settledBy: caller.staffId,
    now,
  });
  const staffIds = await getConcernedStaffIds(trx, caller, ids);
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: ids.map((meetingId) => ({ meetingId, kind: 'cancelled' as const })),
      concerns: [...concern('meeting', ids), ...concern('room', roomIds), ...concern('staff', staffIds)],
    },
  };
};
