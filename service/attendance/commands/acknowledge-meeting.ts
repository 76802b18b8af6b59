import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { ownConcerns } from './own-concerns';
import { writeAcknowledged } from './write-acknowledged';

/**
 * Records that the caller knows of a cancellation or of the own withdrawn invitation (MEET-02); only the caller's pages follow. Twice is once.
 *
 * @throws ServiceError 403000 for somebody who was not invited, 400405020 where there is nothing to acknowledge
 */
export const acknowledgeMeeting: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  const viewer = viewerOf(caller.staffId, meeting);
  if (viewer.hasAcknowledged) return { result: undefined, change: noChange };
  assertMay('acknowledge', meeting, { viewer, now });
  await writeAcknowledged(trx, caller, { meetingId: id, at: new Date(now) });
  return { result: undefined, change: { actor: caller.staffId, log: [], concerns: ownConcerns(caller, id) } };
};
