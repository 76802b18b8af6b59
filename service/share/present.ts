import type { SharedMeeting } from '@/lib/contract/share';
import { withPeople } from '@/lib/domain/note/check-items';
import type { FileRow } from '../meeting/queries/files';
import type { NotesRow } from '../note/queries/find-notes';
import type { SharedMeetingRow } from './queries/find-shared';

/** The ids of people stay inside the company. */
const withheld = '-';

type Contents = { notes: NotesRow | undefined; files: readonly FileRow[] };

export const presentShared = (row: SharedMeetingRow, { notes, files }: Contents): SharedMeeting => ({
  subject: row.subject,
  beginTime: row.begins_at,
  endTime: row.ends_at,
  timeZone: row.time_zone,
  ...(row.content !== null && { content: row.content }),
  ...presentNotes(notes),
  files: files.map(({ id, file_name: fileName, content_type: contentType, size }) => ({
    id,
    fileName,
    contentType,
    size,
  })),
});

function presentNotes(notes: NotesRow | undefined): Pick<SharedMeeting, 'summary'> {
  if (!notes?.document || notes.subject === null || notes.published_at === null) return {};
  const content = withPeople(notes.document, ({ realName }) => ({ staffId: withheld, realName }));
  return { summary: { subject: notes.subject, content, publishedTime: notes.published_at } };
}
