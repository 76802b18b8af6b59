import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

export type NotesRow = NonNullable<Awaited<ReturnType<typeof findNotes>>>;

/** The notes of a meeting, published and in the making, with the names of their writers; undefined where nobody wrote any. */
export const findNotes = (
  db: Kysely<Database>,
  { companyId }: Pick<Caller, 'companyId'>,
  meetingId: string,
) =>
  db
    .selectFrom('meeting_summary as notes')
    .leftJoin('staff as author', (join) =>
      join.onRef('author.company_id', '=', 'notes.company_id').onRef('author.id', '=', 'notes.author_id'),
    )
    .leftJoin('staff as drafter', (join) =>
      join.onRef('drafter.company_id', '=', 'notes.company_id').onRef('drafter.id', '=', 'notes.drafter_id'),
    )
    .where('notes.company_id', '=', companyId)
    .where('notes.meeting_id', '=', meetingId)
    .select([
      'notes.subject',
      'notes.document',
      'notes.published_at',
      'author.real_name as author_name',
      'notes.draft_subject',
      'notes.draft',
      'notes.drafter_id',
      'drafter.real_name as drafter_name',
      'notes.drafted_at',
      'notes.submitted_at',
      'notes.version',
    ])
    .executeTakeFirst();
