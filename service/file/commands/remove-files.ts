import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';

type Removal = {
  meetingIds: readonly string[];
  /** The id that a file has in its meeting, or the key that all meetings of an upload share. */
  by: 'id' | 'file_key';
  values: readonly string[];
  now: number;
};

/** Takes files off locked meetings; answers those that went. One that is gone already is no error. */
export async function removeFiles(
  trx: Kysely<Database>,
  caller: Caller,
  { meetingIds, by, values, now }: Removal,
): Promise<{ meetingId: string; fileName: string }[]> {
  if (values.length === 0) return [];
  const removed = await trx
    .deleteFrom('meeting_file')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .where(by, '=', by === 'id' ? anyOf(values) : sql<string>`any(${[...values]}::text[])`)
    .returning(['meeting_id as meetingId', 'file_key', 'file_name as fileName'])
    .execute();
  await markUnlinked(trx, caller, { keys: [...new Set(removed.map((file) => file.file_key))], now });
  return removed;
}

/** Uploads that no other meeting refers to, such as an occurrence of the same series. */
async function markUnlinked(
  trx: Kysely<Database>,
  caller: Caller,
  { keys, now }: { keys: readonly string[]; now: number },
): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .updateTable('uploaded_file as upload')
    .where('company_id', '=', caller.companyId)
    .where('file_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meeting_file as file')
            .whereRef('file.company_id', '=', 'upload.company_id')
            .whereRef('file.file_key', '=', 'upload.file_key')
            .select('file.id'),
        ),
      ),
    )
    .set({ unlinked_at: new Date(now) })
    .execute();
}
