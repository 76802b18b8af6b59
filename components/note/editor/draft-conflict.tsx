'use client';

import { Button } from '@/components/ui/controls/button';
import type { NotesDraft } from '@/lib/contract/note';
import { notesText } from '@/lib/text/zh-cn/notes';
import { NotesContent } from '../content/notes-content';
import styles from './notes-editor.module.css';

const text = notesText.conflict;

type Props = { theirs: NotesDraft; onKeepMine: () => void; onTakeTheirs: () => void; onKeepBoth: () => void };

/** The text of the writer who was first, above one's own, with the ways out; none loses a text unseen. */
export function DraftConflict({ theirs, onKeepMine, onTakeTheirs, onKeepBoth }: Props) {
  const name = theirs.authorName ?? '';
  return (
    <section role="alert" className={styles.conflict} aria-label={text.title(name)}>
      <p className={styles.conflictTitle}>{text.title(name)}</p>
      <p className={styles.hint}>{text.hint}</p>
      <div className={styles.theirs} tabIndex={0} role="group" aria-label={text.theirs(name)}>
        <p className={styles.theirsTitle}>{theirs.subject}</p>
        <NotesContent document={theirs.content} />
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="contained" onClick={onKeepBoth}>
          {text.keepBoth}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          {text.keepMine}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          {text.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
