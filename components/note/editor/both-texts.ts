import type { NoteDocument } from '@/lib/domain/note/note-document';
import { notesText } from '@/lib/text/zh-cn/notes';

type Text = { subject: string; content: NoteDocument };

/** The other writer's text with one's own below it, under a heading. */
export const bothTexts = (theirs: Text, mine: Text): Text => ({
  subject: theirs.subject,
  content: {
    type: 'doc',
    content: [
      ...theirs.content.content,
      {
        type: 'heading',
        attrs: { level: 1 },
        content: [{ type: 'text', text: notesText.conflict.mineHeading }],
      },
      ...mine.content.content,
    ],
  },
});
