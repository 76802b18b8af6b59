import type { Notes, NotesDraft } from '@/lib/contract/note';
import { carriedOver } from '@/lib/domain/note/check-items';
import { emptyDocument, type NoteDocument } from '@/lib/domain/note/note-document';
import { notesText } from '@/lib/text/zh-cn/notes';
import type { SelectedMeeting } from '../meeting/queries/select-meeting';
import type { NotesRow } from './queries/find-notes';

type Parts = {
  meeting: Pick<SelectedMeeting, 'id' | 'subject'>;
  row: NotesRow | undefined;
  /** Notes of the occurrence before, whose open items the first draft begins with. */
  former?: NoteDocument | undefined;
  isWriter: boolean;
};

export const presentNotes = ({ meeting, row, former, isWriter }: Parts): Notes => ({
  meetingId: meeting.id,
  subject: row?.subject ?? notesText.subjectOf(meeting.subject),
  ...(row?.document && { content: row.document }),
  ...(row?.document && row.author_name !== null && { authorName: row.author_name }),
  ...(row != null && row.published_at !== null && { publishedTime: row.published_at }),
  ...(isWriter && { draft: row ? presentDraft(meeting, row) : firstDraft(meeting, former) }),
});

/** The text that writing goes on from: the stored draft, else what is published. */
export const presentDraft = (meeting: Parts['meeting'], row: NotesRow): NotesDraft => ({
  subject: row.draft_subject ?? row.subject ?? notesText.subjectOf(meeting.subject),
  content: row.draft ?? row.document ?? emptyDocument,
  version: row.version,
  ...(row.drafter_name !== null && { authorName: row.drafter_name }),
  ...(row.drafted_at !== null && { updatedTime: row.drafted_at }),
  ...(row.submitted_at !== null && { submittedTime: row.submitted_at }),
  isCarriedOver: false,
});

function firstDraft(meeting: Parts['meeting'], former: NoteDocument | undefined): NotesDraft {
  const carried = former && carriedOver(former, notesText.carriedOver);
  return {
    subject: notesText.subjectOf(meeting.subject),
    content: carried ?? emptyDocument,
    version: 0,
    isCarriedOver: carried !== undefined,
  };
}
