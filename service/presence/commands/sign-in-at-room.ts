import type { ResponseOf } from '@/lib/contract/index';
import { errorCodes } from '@/lib/domain/error-codes';
import { signInRefusal } from '@/lib/domain/meeting/presence';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';
import { meetingFacts } from '../../meeting/policy';
import { findSignCode, isSignCode } from '../queries/sign-code';
import { findMeetingsToSign } from '../queries/meetings-to-sign';
import { writeSignIn } from './write-sign-in';

type SignedMeeting = ResponseOf<'POST /api-meeting/api/user/rooms/{id}/actions/sign'>;

/**
 * Signs the caller's running or coming meeting in by the code at the room (SIGN-03). Of several the first that can be signed in.
 *
 * @throws ServiceError 400411003 for a wrong code, 400411004 where the caller has no meeting today, else why it cannot be signed in
 */
export const signInAtRoom: Command<{ id: string; code: string }, SignedMeeting> = async (
  trx,
  caller,
  { id: roomId, code, now },
) => {
  const signCode = await findSignCode(trx, caller, roomId);
  if (signCode === undefined) throw new ServiceError(httpCodes.notFound);
  if (!isSignCode(signCode, code, now)) throw new ServiceError(errorCodes.signCodeWrong);
  const candidates = await findMeetingsToSign(trx, caller, { roomId, now });
  const ready = candidates.find((row) => signInRefusal(presenceOf(row), now) === undefined);
  const chosen = ready ?? candidates[0];
  if (chosen === undefined) throw new ServiceError(errorCodes.noMeetingToSign);
  const [meeting] = await lockMeetings(trx, caller, { id: chosen.id, wholeSeries: false });
  const { result, change } = await writeSignIn(trx, caller, { meeting, now });
  const { id: meetingId, meeting_no: meetingNo, subject, begins_at: beginTime, ends_at: endTime } = meeting;
  const signed = { meetingId, meetingNo, subject, beginTime, endTime, roomName: signCode.name };
  return { result: { ...result, ...signed }, change };
};

const presenceOf = (row: LockedMeeting) => ({
  ...meetingFacts(row),
  requiresSignIn: row.requires_sign_in,
  isSigned: row.is_signed,
});
