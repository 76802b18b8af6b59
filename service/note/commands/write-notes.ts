import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { findNotes, type NotesRow } from '../queries/find-notes';

type Columns = Omit<
  Partial<Insertable<Database['meeting_summary']>>,
  'company_id' | 'meeting_id' | 'version'
>;

/** Writes columns of a meeting's notes under the next version, and returns the row as it then is. */
export async function writeNotes(
  trx: Kysely<Database>,
  caller: Caller,
  { meetingId, columns }: { meetingId: string; columns: Columns },
): Promise<NotesRow> {
  await trx
    .insertInto('meeting_summary')
    .values({ company_id: caller.companyId, meeting_id: meetingId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'meeting_id'])
        .doUpdateSet({ ...columns, version: sql`meeting_summary.version + 1` }),
    )
    .execute();
  const row = await findNotes(trx, caller, meetingId);
  if (row === undefined) throw new Error('The notes that were just written are missing');
  return row;
}

/** The columns of a draft that there is none of. */
export const noDraft = {
  draft: null,
  draft_subject: null,
  drafter_id: null,
  drafted_at: null,
  submitted_at: null,
} satisfies Columns;
