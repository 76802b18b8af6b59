import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import type { Command } from '../../kernel/commands/run-command';
import { assertMay, meetingPermissions, viewerOf } from '../../meeting/policy';
import { deleteRecords } from '../../meeting/commands/delete-records';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';
import { cancelMeetings } from './cancel-meetings';

type Cancellation = { id: string; effectiveType: number; deleteRecord?: number };

/**
 * Cancels a meeting before its start and frees its rooms; `effectiveType` 2 also every other occurrence that has not begun. With
 * `deleteRecord` 1 the creator's schedule shows it no longer, as after a booking that is undone.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it has begun or is cancelled (MEET-03)
 */
export const cancelMeeting: Command<Cancellation, void> = async (
  trx,
  caller,
  { id, effectiveType, deleteRecord, now },
) => {
  const meetings = await lockMeetings(trx, caller, { id, wholeSeries: effectiveType === effectiveTypes.all });
  const [meeting] = meetings;
  const viewing = (each: LockedMeeting) => ({ viewer: viewerOf(caller.staffId, each), now });
  assertMay('cancel', meeting, viewing(meeting));

  const ids = meetings
    .filter((each) => meetingPermissions(each, viewing(each)).cancel)
    .map((each) => each.id);
  const change = await cancelMeetings(trx, caller, { ids, now });
  if (deleteRecord === 1) await deleteRecords(trx, caller, { ids, now });
  return { result: undefined, change };
};
