import { runningRefusal } from '@/lib/domain/meeting/presence';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertParty, meetingFacts, viewerOf } from '../../meeting/policy';
import { endMeeting } from './end-meeting';

/**
 * Ends a running meeting before its time (EARLY-02, R09).
 *
 * @throws ServiceError 403000 for anyone but the creator, 400403013 when it is over, 400405020 when it does not run
 */
export const finishMeeting: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const { companyId, staffId } = caller;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertParty('endEarly', meeting, viewerOf(staffId, meeting));
  const refusal = runningRefusal(meetingFacts(meeting), now);
  if (refusal !== undefined) throw new ServiceError(refusal);
  const change = await endMeeting(trx, { companyId, meeting, endedBy: staffId, now });
  return { result: undefined, change };
};
