import type { Transaction } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { takesLateWord } from '@/lib/domain/notice/lateness';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertParty, meetingFacts, viewerOf } from '../../meeting/policy';
import { writeNotices } from '../../notice/commands/write-notices';
import { meetingFacts as noticeFacts } from '../../notice/meeting-facts';
import { hasSignedIn, hasToldLate } from '../queries/lateness';

/**
 * Tells the organizer and those who have joined that the caller will be late (SCH-02). Twice is once, whatever became of the
 * meeting's times.
 *
 * @throws ServiceError 403000 for those who do not take part, 400405020 outside the time for it, once signed in, or without others
 */
export const tellLate: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertParty('signIn', meeting, viewerOf(caller.staffId, meeting));
  const own = { ...caller, meetingId: id };
  const staffIds = await getOthers(trx, own);
  const isPointless = staffIds.length === 0 || !takesLateWord(meetingFacts(meeting), now);
  if (isPointless || (await hasSignedIn(trx, own))) throw new ServiceError(errorCodes.stateForbids);
  if (await hasToldLate(trx, own)) return { result: undefined, change: noChange };
  await writeNotices(trx, { companyId: caller.companyId, now }, [
    {
      ...{ meetingId: id, kind: 'late', label: caller.staffId, version: 0, staffIds },
      facts: { ...noticeFacts(meeting), actorName: caller.realName },
    },
  ]);
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [],
      concerns: [...concern('meeting', [id]), ...concern('staff', [...staffIds, caller.staffId])],
    },
  };
};

type Own = Pick<Caller, 'companyId' | 'staffId'> & { meetingId: string };

/** The organizer has joined by booking. */
async function getOthers(trx: Transaction<Database>, own: Own): Promise<string[]> {
  const rows = await trx
    .selectFrom('meeting_member')
    .where('company_id', '=', own.companyId)
    .where('meeting_id', '=', own.meetingId)
    .where('state', '=', inviteStates.joined)
    .where('staff_id', '<>', own.staffId)
    .select('staff_id')
    .execute();
  return rows.map((row) => row.staff_id);
}
