import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

export type FileRow = Awaited<ReturnType<typeof getFiles>>[number];

/** The files of a meeting, in the order that they were added in. */
export const getFiles = (db: Kysely<Database>, { companyId }: Pick<Caller, 'companyId'>, meetingId: string) =>
  db
    .selectFrom('meeting_file')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', meetingId)
    .orderBy('created_at')
    .orderBy('position')
    .select(['id', 'file_key', 'file_name', 'content_type', 'size', 'created_at'])
    .execute();
