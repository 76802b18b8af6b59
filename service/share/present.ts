import type { SharedMeeting } from '@/lib/contract/share';
import { withPeople } from '@/lib/domain/note/check-items';
import type { NotesRow } from '../note/queries/find-notes';
import type { SharedMeetingRow } from './queries/find-shared';

/** The ids of people stay inside the company. */
const withheld = '-';

export const presentShared = (row: SharedMeetingRow, notes: NotesRow | undefined): SharedMeeting => ({
  subject: row.subject,
  beginTime: row.begins_at,
  endTime: row.ends_at,
  timeZone: row.time_zone,
  ...(row.content !== null && { content: row.content }),
  ...presentNotes(notes),
});

function presentNotes(notes: NotesRow | undefined): Pick<SharedMeeting, 'summary'> {
  if (!notes?.document || notes.subject === null || notes.published_at === null) return {};
  const content = withPeople(notes.document, ({ realName }) => ({ staffId: withheld, realName }));
  return { summary: { subject: notes.subject, content, publishedTime: notes.published_at } };
}
