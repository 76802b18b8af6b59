'use client';

import { Button } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { Notes, NotesDraft } from '@/lib/contract/note';
import { notesText } from '@/lib/text/zh-cn/notes';
import { dayOf } from '@/lib/time/day';
import { formatRecent } from '@/lib/time/format';
import { NotesContent } from '../content/notes-content';
import { DropDraft } from './drop-draft';
import styles from './meeting-notes.module.css';

type Props = { meeting: Meeting; notes: Notes; zone: string; onWrite: () => void };

/** Published notes, and for their writers the state of the draft. */
export function NotesReading({ meeting, notes, zone, onWrite }: Props) {
  const now = useServerNow();
  const { content, draft, authorName, publishedTime } = notes;
  const mayWrite = meeting.can.submitNotes && draft !== undefined;
  const format = (time: number) => formatRecent(time, { now, zone });
  return (
    <div className={styles.reading}>
      {content && publishedTime !== undefined ? (
        <>
          <p className={styles.subject}>{notes.subject}</p>
          <p className={styles.note}>{notesText.published(authorName ?? '', format(publishedTime))}</p>
          <NotesContent document={content} today={dayOf(now, zone)} />
        </>
      ) : null}
      {mayWrite && !content && draft.updatedTime === undefined ? (
        <div className={styles.empty}>
          <p>{notesText.empty}</p>
          <p className={styles.note}>{draft.isCarriedOver ? notesText.carriedHint : notesText.emptyHint}</p>
        </div>
      ) : null}
      {mayWrite && draft.updatedTime !== undefined ? (
        <p className={styles.draft} data-submitted={draft.submittedTime !== undefined} data-print="hide">
          {draftNote(draft, format)}
        </p>
      ) : null}
      <div className={styles.actions}>
        {mayWrite ? (
          <Button variant={content ? 'outlined' : 'contained'} size="small" onClick={onWrite}>
            {writeLabel({ draft, isPublished: content !== undefined, meeting })}
          </Button>
        ) : null}
        {content ? (
          <Button variant="outlined" color="inherit" size="small" onClick={() => window.print()}>
            {notesText.print}
          </Button>
        ) : null}
        {mayWrite && draft.updatedTime !== undefined ? <DropDraft meeting={meeting} draft={draft} /> : null}
      </div>
    </div>
  );
}

function draftNote(draft: NotesDraft, format: (time: number) => string): string {
  const { authorName = '', updatedTime = 0, submittedTime } = draft;
  return submittedTime === undefined
    ? notesText.draftNote(authorName, format(updatedTime))
    : notesText.submittedNote(authorName, format(submittedTime));
}

type Writing = { draft: NotesDraft; isPublished: boolean; meeting: Meeting };

function writeLabel({ draft, isPublished, meeting }: Writing): string {
  if (draft.submittedTime !== undefined && meeting.can.publishNotes) return notesText.review;
  if (draft.updatedTime !== undefined) return notesText.continue;
  return isPublished ? notesText.edit : notesText.write;
}
