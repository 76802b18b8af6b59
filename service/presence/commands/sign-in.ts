import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertParty, viewerOf } from '../../meeting/policy';
import { writeSignIn } from './write-sign-in';

/**
 * Signs a meeting in to its room (SIGN-01): one person is enough.
 *
 * @throws ServiceError 403000 for anyone who takes no part, 400411001 too early, 400411002 a second time, 400403013 too late,
 * 400405020 where no sign-in is required
 */
export const signIn: Command<{ id: string }, { signStatus: number }> = async (trx, caller, { id, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertParty('signIn', meeting, viewerOf(caller.staffId, meeting));
  return writeSignIn(trx, caller, { meeting, now });
};
