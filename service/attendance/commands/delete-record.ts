import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { deleteRecords } from '../../meeting/commands/delete-records';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { asFormer } from '../../meeting/former-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { ownConcerns } from './own-concerns';

/**
 * Takes an ended or cancelled meeting off the caller's own schedule; the meeting and everybody else's record stay (MEET-16).
 *
 * A former member judges by the meeting as it was, as the page does. Twice is once.
 *
 * @throws ServiceError 403000 for somebody who was not invited, 400405020 while it is ahead
 */
export const deleteRecord: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  const viewer = viewerOf(caller.staffId, meeting);
  if (viewer.hasDeleted) return { result: undefined, change: noChange };
  assertMay('delete', asFormer(meeting), { viewer, now });
  await deleteRecords(trx, caller, { ids: [id], now });
  return { result: undefined, change: { actor: caller.staffId, log: [], concerns: ownConcerns(caller, id) } };
};
