import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { type Change, noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { markFailed, markNoticed, passOverOldEntries } from '../commands/mark-entries';
import { mergeAnswers } from '../change-log/merging/merge-answers';
import { mergeChanges } from '../change-log/merging/merge-changes';
import { mergeFiles } from '../change-log/merging/merge-files';
import { readOccasions } from '../change-log/read-occasions';
import { getUnnoticedEntries } from '../change-log/unnoticed-entries';
import { writeNotices } from '../commands/write-notices';
import { queueGuestMails } from '../guest-mail/queue-guest-mails';
import { batchesOf } from '../queries/due-companies';

const { entriesAtOnce } = noticeLimits;

/** The change of a run: the job that lists notices publishes them. */
const marked: Change = { actor: null, log: [], concerns: [] };

type Parts = { channels: readonly OutsideChannel[]; logger: Logger };

/**
 * Writes the notices that entries of the change log lead to, after their transactions: no booking waits for it (ADR 51). An entry that
 * none can be made of is marked and logged, and holds up no other.
 */
export const noticeChanges = ({ channels, logger }: Parts): Job => ({
  name: 'write notices of changes',
  isBulk: true,
  findDue,
  async run(trx, { companyId }, now) {
    if (!(await lockCompany(trx, companyId))) return noChange;
    if (await passOverOldEntries(trx, { companyId, now })) return marked;
    const entries = await getUnnoticedEntries(trx, { companyId, limit: entriesAtOnce });
    if (entries.length === 0) return noChange;
    const { drafts, guestNotices, failures } = await readOccasions(trx, { companyId, entries, now });
    await writeNotices(
      trx,
      { companyId, now },
      await mergeAnswers(trx, { companyId, drafts: mergeFiles(mergeChanges(drafts)) }),
    );
    // Guests have mail alone, so without that channel there is nothing to write.
    const refused = channels.includes('mail')
      ? await queueGuestMails(trx, { companyId, now }, guestNotices)
      : [];
    await markNoticed(
      trx,
      companyId,
      entries.map((entry) => entry.id),
    );
    await markFailed(trx, { companyId, now }, failures);
    for (const mails of refused)
      logger.warn({ companyId, ...mails }, 'mails to guests were refused by their limit');
    for (const { occasion, error: err } of failures) {
      const { entryIds, kind, meeting_id: meetingId } = occasion;
      logger.warn(
        { companyId, meetingId, entryIds, kind, err },
        'an entry of the change log leads to no notice',
      );
    }
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
