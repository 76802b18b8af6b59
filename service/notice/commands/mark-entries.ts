import { type Kysely, sql } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Failure } from '../change-log/read-occasions';

const { giveUpMs, entriesAtOnce } = noticeLimits;

/** Marks entries whose notices are written. */
export const markNoticed = (trx: Kysely<Database>, companyId: string, ids: readonly string[]) =>
  trx
    .updateTable('change_log')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .set({ is_noticed: true })
    .execute();

/**
 * Marks the oldest entries that are too old for a notice, without a look at their meetings; answers whether there may be more. A new
 * demo has hundreds of them, and so has a process that slept.
 */
export async function passOverOldEntries(
  trx: Kysely<Database>,
  { companyId, now }: { companyId: string; now: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update change_log set is_noticed = true
    where company_id = ${companyId}::uuid and id = any(array(
      select id from change_log
      where company_id = ${companyId}::uuid and not is_noticed and created_at < ${instant(now - giveUpMs)}
      order by created_at limit ${entriesAtOnce}))`.execute(trx);
  return Number(numAffectedRows) === entriesAtOnce;
}

/** Marks the entries of occasions that no notice can be made of, for those who run the product. */
export async function markFailed(
  trx: Kysely<Database>,
  { companyId, now }: { companyId: string; now: number },
  failures: readonly Failure[],
): Promise<void> {
  const ids = failures.flatMap(({ occasion }) => occasion.entryIds);
  if (ids.length === 0) return;
  await trx
    .updateTable('change_log')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .set({ notice_failed_at: new Date(now) })
    .execute();
}
