import { errorCodes } from '@/lib/domain/error-codes';
import type { DoorCaller } from '../../kernel/caller';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { writeSignIn } from '../../presence/commands/write-sign-in';
import { isOwnBooking } from '../policy';
import { lockMeetingOfRoom } from './lock-meeting-of-room';

type SignIn = { meetingId: string; code?: string | undefined };

/**
 * Signs a meeting of the screen's room in by the end of its number, which its members know; what was booked at the screen, by whoever
 * stands there.
 *
 * @throws ServiceError 404000 for a meeting of another room, 400411003 for a wrong code, else why nobody can sign in to it now
 */
export const signAtDoor: Command<SignIn, { meetingId: string; signStatus: number }, DoorCaller> = async (
  trx,
  caller,
  { meetingId, code, now },
) => {
  const meeting = await lockMeetingOfRoom(trx, caller, meetingId);
  const isRight = code !== undefined && meeting.meeting_no.endsWith(code);
  if (!isRight && !isOwnBooking(meeting, caller)) throw new ServiceError(errorCodes.signCodeWrong);
  const { result, change } = await writeSignIn(trx, caller, { meeting, now });
  return { result: { ...result, meetingId }, change };
};
