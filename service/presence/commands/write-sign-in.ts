import type { Transaction } from 'kysely';
import { pendingEnd, signInRefusal } from '@/lib/domain/meeting/presence';
import { signStatuses } from '@/lib/domain/meeting/meeting-values';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { type Change, concern } from '../../kernel/commands/change';
import { ServiceError } from '../../kernel/errors/service-error';
import type { LockedMeeting } from '../../meeting/commands/lock-meeting';
import { meetingFacts } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { getRoomIds } from '../queries/room-ids';

type SignIn = { meeting: LockedMeeting; now: number };
type Signed = { result: { signStatus: number }; change: Change };

/**
 * Signs a locked meeting in. Whoever is there uses the room, so an end that the clock has announced is off.
 *
 * @throws ServiceError why nobody can sign in to it now
 */
export async function writeSignIn(
  trx: Transaction<Database>,
  { companyId, staffId }: Pick<Caller, 'companyId' | 'staffId'>,
  { meeting, now }: SignIn,
): Promise<Signed> {
  const facts = meetingFacts(meeting);
  const presence = { ...facts, requiresSignIn: meeting.requires_sign_in, isSigned: meeting.is_signed };
  const refusal = signInRefusal(presence, now);
  if (refusal !== undefined) throw new ServiceError(refusal);
  const key = { company_id: companyId, meeting_id: meeting.id };
  await trx
    .insertInto('sign_record')
    .values({ ...key, staff_id: staffId, signed_at: new Date(now) })
    .execute();
  const { early_end_tip_at: tipTime, continued_at: continuedTime } = meeting;
  const roomIds = pendingEnd({ ...facts, tipTime, continuedTime }, now)
    ? await callOffEnd(trx, { companyId, meeting, now })
    : [];
  const staffIds = await getConcernedStaffIds(trx, { companyId }, [meeting.id]);
  return {
    result: { signStatus: signStatuses.signed },
    change: {
      actor: staffId,
      log: [{ meetingId: meeting.id, kind: 'signedIn' }],
      concerns: [
        ...concern('meeting', [meeting.id]),
        ...concern('room', roomIds),
        ...concern('staff', staffIds),
      ],
    },
  };
}

async function callOffEnd(
  trx: Transaction<Database>,
  { companyId, meeting, now }: SignIn & { companyId: string },
): Promise<string[]> {
  await trx
    .updateTable('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', meeting.id)
    .set({ continued_at: new Date(now) })
    .execute();
  return getRoomIds(trx, { companyId, meetingId: meeting.id });
}
