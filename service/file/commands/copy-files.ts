import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

type Copying = { fromId: string; toIds: readonly string[]; now: number };

/** Lets new meetings refer to the files of another one, in its order. */
export async function copyFiles(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  { fromId, toIds, now }: Copying,
): Promise<void> {
  const files = await trx
    .selectFrom('meeting_file')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', fromId)
    .select('id')
    .execute();
  if (files.length === 0) return;
  const copies = files.flatMap(({ id: fileId }) =>
    toIds.map((meetingId) => ({ id: newId(), fileId, meetingId })),
  );
  await sql`
    insert into meeting_file
      (company_id, id, meeting_id, file_key, file_name, content_type, size, created_by, created_at, position)
    select file.company_id, copy.id, copy.meeting_id, file.file_key, file.file_name, file.content_type, file.size,
      ${staffId}::uuid, ${new Date(now)}::timestamptz, file.position
    from unnest(${copies.map(({ id }) => id)}::uuid[], ${copies.map(({ fileId }) => fileId)}::uuid[],
      ${copies.map(({ meetingId }) => meetingId)}::uuid[]) as copy (id, file_id, meeting_id)
    join meeting_file as file on file.company_id = ${companyId} and file.id = copy.file_id`.execute(trx);
}
