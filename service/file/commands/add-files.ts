import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';
import { ServiceError } from '../../kernel/errors/service-error';

type Addition = { meetingIds: readonly string[]; fileKeys: readonly string[]; now: number };

/**
 * Lets meetings refer to uploads of the caller; occurrences of a series share theirs. The meetings are locked, or new. A file that a
 * meeting has already stays as it is; answers those that came.
 *
 * @throws ServiceError 400409005 for an upload that is not the caller's or no longer there, 400409003 beyond 10 files
 */
export async function addFiles(
  trx: Kysely<Database>,
  caller: Caller,
  { meetingIds, fileKeys, now }: Addition,
): Promise<{ meetingId: string; fileName: string }[]> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return [];
  const names = await lockUploads(trx, caller, keys);
  const present = await getPresentFiles(trx, caller, meetingIds);
  const added = meetingIds.flatMap((meetingId) => {
    const own = present.filter((file) => file.meeting_id === meetingId);
    const missing = keys.filter((key) => !own.some((file) => file.file_key === key));
    const free = freePositions(own.map((file) => file.position));
    return missing.map((key, nth) => {
      const position = free[nth];
      if (position === undefined) throw new ServiceError(errorCodes.tooManyFiles);
      return { id: newId(), meetingId, key, position };
    });
  });
  await insertFiles(trx, caller, { added, now });
  return added.map(({ meetingId, key }) => ({ meetingId, fileName: names.get(key) ?? key }));
}

const freePositions = (taken: readonly number[]): number[] =>
  Array.from({ length: limits.maxFiles }, (_, nth) => nth + 1).filter(
    (position) => !taken.includes(position),
  );

const getPresentFiles = (trx: Kysely<Database>, caller: Caller, meetingIds: readonly string[]) =>
  trx
    .selectFrom('meeting_file')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .select(['meeting_id', 'file_key', 'position'])
    .execute();

/** Marks them as used: whoever sweeps waits for this lock, and finds them in use. Answers their names by key. */
async function lockUploads(
  trx: Kysely<Database>,
  caller: Caller,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .updateTable('uploaded_file')
    .where('company_id', '=', caller.companyId)
    .where('owner_id', '=', caller.staffId)
    .where('file_key', '=', sql<string>`any(${keys}::text[])`)
    .set({ unlinked_at: null })
    .returning(['file_key', 'file_name'])
    .execute();
  if (rows.length < keys.length) throw new ServiceError(errorCodes.uploadMissing);
  return new Map(rows.map((row) => [row.file_key, row.file_name]));
}

type AddedFile = { id: string; meetingId: string; key: string; position: number };

/** One statement however many meetings of a series there are; a list of values has at most 65,535 parameters. */
async function insertFiles(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  { added, now }: { added: readonly AddedFile[]; now: number },
): Promise<void> {
  if (added.length === 0) return;
  await sql`
    insert into meeting_file
      (company_id, id, meeting_id, file_key, file_name, content_type, size, created_by, created_at, position)
    select ${companyId}::uuid, added.id, added.meeting_id, upload.file_key, upload.file_name, upload.content_type,
      upload.size, ${staffId}::uuid, ${new Date(now)}::timestamptz, added.position
    from unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ meetingId }) => meetingId)}::uuid[],
      ${added.map(({ key }) => key)}::text[], ${added.map(({ position }) => position)}::smallint[])
      as added (id, meeting_id, file_key, position)
    join uploaded_file as upload on upload.company_id = ${companyId} and upload.file_key = added.file_key`.execute(
    trx,
  );
}
