import type { Kysely } from 'kysely';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** Takes meetings off the caller's own schedule; the meetings and everybody else's records stay. */
export async function deleteRecords(
  trx: Kysely<Database>,
  caller: Caller,
  { ids, now }: { ids: string[]; now: number },
): Promise<void> {
  await trx
    .updateTable('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', anyOf(ids))
    .where('staff_id', '=', caller.staffId)
    .set({ deleted_at: new Date(now) })
    .execute();
}
