import { errorCodes } from '@/lib/domain/error-codes';
import { runningRefusal } from '@/lib/domain/meeting/presence';
import type { DoorCaller } from '../../kernel/caller';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { meetingFacts } from '../../meeting/policy';
import { endMeeting } from '../../presence/commands/end-meeting';
import { mayEndAtDoor } from '../policy';
import { lockMeetingOfRoom } from './lock-meeting-of-room';

/**
 * Ends a meeting that was booked at the screen, or that the clock is about to end.
 *
 * @throws ServiceError 404000 for a meeting of another room, 400403013 when it is over, 400405020 for any other meeting
 */
export const endAtDoor: Command<{ meetingId: string }, void, DoorCaller> = async (
  trx,
  caller,
  { meetingId, now },
) => {
  const meeting = await lockMeetingOfRoom(trx, caller, meetingId);
  const refusal = runningRefusal(meetingFacts(meeting), now);
  if (refusal !== undefined) throw new ServiceError(refusal);
  if (!mayEndAtDoor(meeting, { caller, now })) throw new ServiceError(errorCodes.stateForbids);
  const { companyId, staffId } = caller;
  const change = await endMeeting(trx, { companyId, meeting, endedBy: staffId, now });
  return { result: undefined, change };
};
