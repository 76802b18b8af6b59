'use client';

import { Button } from '@/components/ui/controls/button';
import { notesText } from '@/lib/text/zh-cn/notes';
import styles from './meeting-agenda.module.css';

const text = notesText.agenda;

type Props = { theirs: string; onKeepMine: () => void; onTakeTheirs: () => void; onKeepBoth: () => void };

/** The agenda that somebody stored meanwhile, with the ways to go on. */
export function AgendaConflict({ theirs, onKeepMine, onTakeTheirs, onKeepBoth }: Props) {
  return (
    <div role="alert" className={styles.conflict}>
      <p>{text.changed}</p>
      <div className={styles.theirs} tabIndex={0} role="group" aria-label={text.theirs}>
        {theirs}
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
    </div>
  );
}
