import type { Kysely } from 'kysely';
import type { NoteDocument } from '@/lib/domain/note/note-document';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { SelectedMeeting } from '../../meeting/queries/select-meeting';

/** The published notes of the nearest former occurrence of the meeting's series that has some. */
export async function findFormerNotes(
  db: Kysely<Database>,
  meeting: Pick<SelectedMeeting, 'company_id' | 'series_id' | 'begins_at'>,
): Promise<NoteDocument | undefined> {
  if (meeting.series_id === null) return undefined;
  const row = await db
    .selectFrom('meeting as former')
    .innerJoin('meeting_summary as notes', (join) =>
      join.onRef('notes.company_id', '=', 'former.company_id').onRef('notes.meeting_id', '=', 'former.id'),
    )
    .where('former.company_id', '=', meeting.company_id)
    .where('former.series_id', '=', meeting.series_id)
    .where('former.begins_at', '<', instant(meeting.begins_at))
    .where('notes.published_at', 'is not', null)
    .orderBy('former.begins_at', 'desc')
    .limit(1)
    .select('notes.document')
    .executeTakeFirst();
  return row?.document ?? undefined;
}
