import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { ServiceError } from '../../kernel/errors/service-error';

type Addition = { meetingIds: readonly string[]; fileKeys: readonly string[]; now: number };

/**
 * Lets meetings refer to uploads of the caller; occurrences of a series share theirs. The meetings are locked, or new. A file that a
 * meeting has already stays as it is; answers the names of those that came.
 *
 * @throws ServiceError 400409005 for an upload that is not the caller's or no longer there, 400409003 beyond 10 files
 */
export async function addFiles(
  trx: Kysely<Database>,
  caller: Caller,
  { meetingIds, fileKeys, now }: Addition,
): Promise<string[]> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return [];
  const uploads = await lockUploads(trx, caller, keys);
  const names = new Set<string>();
  for (const meetingId of meetingIds) {
    const present = await getPresentFiles(trx, caller, meetingId);
    const missing = keys.filter((key) => !present.some((file) => file.file_key === key));
    const free = freePositions(present.map((file) => file.position));
    if (missing.length > free.length) throw new ServiceError(errorCodes.tooManyFiles);
    if (missing.length === 0) continue;
    const rows = missing.map((key, nth) => {
      const upload = uploads.get(key);
      const position = free[nth];
      if (upload === undefined || position === undefined) throw new ServiceError(errorCodes.uploadMissing);
      names.add(upload.file_name);
      return {
        company_id: caller.companyId,
        id: newId(),
        meeting_id: meetingId,
        ...upload,
        created_by: caller.staffId,
        created_at: new Date(now),
        position,
      };
    });
    await trx.insertInto('meeting_file').values(rows).execute();
  }
  return [...names];
}

const freePositions = (taken: readonly number[]): number[] =>
  Array.from({ length: limits.maxFiles }, (_, nth) => nth + 1).filter(
    (position) => !taken.includes(position),
  );

const getPresentFiles = (trx: Kysely<Database>, caller: Caller, meetingId: string) =>
  trx
    .selectFrom('meeting_file')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', meetingId)
    .select(['file_key', 'position'])
    .execute();

/** Marks them as used: whoever sweeps waits for this lock, and finds them in use. */
async function lockUploads(trx: Kysely<Database>, caller: Caller, keys: readonly string[]) {
  const rows = await trx
    .updateTable('uploaded_file')
    .where('company_id', '=', caller.companyId)
    .where('owner_id', '=', caller.staffId)
    .where('file_key', '=', sql<string>`any(${keys}::text[])`)
    .set({ unlinked_at: null })
    .returning(['file_key', 'file_name', 'content_type', 'size'])
    .execute();
  if (rows.length < keys.length) throw new ServiceError(errorCodes.uploadMissing);
  return new Map(rows.map((row) => [row.file_key, row]));
}
