import { type Kysely, sql, type Transaction } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { type Change, noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { getGuestsOf } from '../../meeting/guests/get-guests';
import { writeGuestNotices } from '../commands/write-guest-notices';
import { type NoticeDraft, writeNotices } from '../commands/write-notices';
import { draftsOf, isNoticed } from '../change-log/drafts-of';
import { guestNotices } from '../change-log/guest-notices';
import { mergeAnswers } from '../change-log/merging/merge-answers';
import { mergeChanges } from '../change-log/merging/merge-changes';
import { getMembersOf, getRequestsOf } from '../change-log/occasion-people';
import { markNoticed, passOverOldEntries } from '../change-log/mark-entries';
import { occasionsOf } from '../change-log/occasions';
import { factsOf } from '../change-log/scene';
import { type Entry, getUnnoticedEntries } from '../change-log/unnoticed-entries';
import { byMeeting } from '../queries/by-meeting';
import { batchesOf } from '../queries/due-companies';

const { entriesAtOnce } = noticeLimits;

/** The change of a run: the job that lists notices publishes them. */
const marked: Change = { actor: null, log: [], concerns: [] };

/** Writes the notices that entries of the change log lead to, after their transactions: no booking waits for it (ADR 51). */
export const noticeChanges = (channels: readonly OutsideChannel[]): Job => ({
  name: 'write notices of changes',
  isBulk: true,
  findDue,
  async run(trx, { companyId }, now) {
    if (!(await lockCompany(trx, companyId))) return noChange;
    if (await passOverOldEntries(trx, { companyId, now })) return marked;
    const entries = await getUnnoticedEntries(trx, { companyId, limit: entriesAtOnce });
    if (entries.length === 0) return noChange;
    const drafts = await draftsOfEntries(trx, { companyId, entries, now });
    await writeNotices(trx, { companyId, now }, drafts);
    if (channels.includes('mail')) await noticeGuests(trx, { companyId, entries, now });
    await markNoticed(
      trx,
      companyId,
      entries.map((entry) => entry.id),
    );
    return marked;
  },
});

async function findDue(db: Kysely<Database>, now: number, limit: number): Promise<DueItem[]> {
  const counts = await db
    .selectFrom('change_log')
    // The predicate of the index, which holds nothing else.
    .where('is_noticed', '=', sql.lit(false))
    .where('created_at', '<=', instant(now))
    .groupBy('company_id')
    .select((eb) => [
      'company_id as companyId',
      eb.fn.min('created_at').as('dueAt'),
      eb.fn.countAll<number>().as('count'),
    ])
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return batchesOf(counts, entriesAtOnce);
}

/** One process writes for a company at a time, or the entries of one command would come apart; bookings do not wait for this lock. */
async function lockCompany(trx: Transaction<Database>, companyId: string): Promise<boolean> {
  const locked = await trx
    .selectFrom('company')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .skipLocked()
    .select('id')
    .executeTakeFirst();
  return locked !== undefined;
}

async function draftsOfEntries(
  trx: Transaction<Database>,
  { companyId, entries, now }: { companyId: string; entries: readonly Entry[]; now: number },
): Promise<NoticeDraft[]> {
  const occasions = occasionsOf(entries);
  const meetingIds = [...new Set(occasions.map((occasion) => occasion.meeting_id))];
  const members = byMeeting(await getMembersOf(trx, companyId, meetingIds), (row) => row.meeting_id);
  const requests = byMeeting(await getRequestsOf(trx, companyId, meetingIds), (row) => row.meeting_id);
  const drafts = occasions.flatMap((occasion) =>
    draftsOf({
      occasion,
      members: members.get(occasion.meeting_id) ?? [],
      requests: requests.get(occasion.meeting_id) ?? [],
      facts: factsOf(occasion),
      now,
    }),
  );
  return mergeAnswers(trx, { companyId, drafts: mergeChanges(drafts) });
}

/** Guests have mail alone, so without that channel there is nothing to write. */
async function noticeGuests(
  trx: Transaction<Database>,
  { companyId, entries, now }: { companyId: string; entries: readonly Entry[]; now: number },
): Promise<void> {
  const occasions = occasionsOf(entries).filter((occasion) => isNoticed(occasion, now));
  const meetingIds = [...new Set(occasions.map((occasion) => occasion.meeting_id))];
  const guests = await getGuestsOf(trx, { companyId }, meetingIds);
  const byTime = byMeeting(occasions, (occasion) => occasion.meeting_id);
  const notices = occasions.flatMap((occasion) => {
    const ofMeeting = byTime.get(occasion.meeting_id) ?? [];
    return guestNotices({
      ...{ occasion, facts: factsOf(occasion), guests: guests.get(occasion.meeting_id) ?? [] },
      later: ofMeeting.slice(ofMeeting.indexOf(occasion) + 1),
    });
  });
  await writeGuestNotices(trx, { companyId, now }, notices);
}
