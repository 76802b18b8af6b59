import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** How many uploads of the caller no meeting refers to. */
export async function countUnlinked(db: Kysely<Database>, caller: Caller): Promise<number> {
  const { count } = await db
    .selectFrom('uploaded_file')
    .where('company_id', '=', caller.companyId)
    .where('owner_id', '=', caller.staffId)
    .where('unlinked_at', 'is not', null)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type StoredFile = { sha256: Buffer; fileName: string; contentType: string; size: number };

const columns = [
  'upload.sha256',
  'upload.file_name as fileName',
  'upload.content_type as contentType',
  'upload.size',
] as const;

/** An upload of the caller that no meeting refers to, by its key. */
export const findOwnUpload = (
  db: Kysely<Database>,
  caller: Caller,
  fileKey: string,
): Promise<StoredFile | undefined> =>
  db
    .selectFrom('uploaded_file as upload')
    .where('company_id', '=', caller.companyId)
    .where('file_key', '=', fileKey)
    .where('owner_id', '=', caller.staffId)
    .where('unlinked_at', 'is not', null)
    .select(columns)
    .executeTakeFirst();

/** A file of a meeting of the company, with its meeting. Whether somebody may see it is the policy's. */
export const findMeetingFile = (db: Kysely<Database>, { companyId }: Pick<Caller, 'companyId'>, id: string) =>
  db
    .selectFrom('meeting_file as file')
    .innerJoin('uploaded_file as upload', (join) =>
      join.onRef('upload.company_id', '=', 'file.company_id').onRef('upload.file_key', '=', 'file.file_key'),
    )
    .where('file.company_id', '=', companyId)
    .where('file.id', '=', id)
    .select([...columns, 'file.meeting_id as meetingId'])
    .executeTakeFirst();
