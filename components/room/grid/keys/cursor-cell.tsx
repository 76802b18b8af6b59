'use client';

import { useLayoutEffect, useRef } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { percentOfDay } from '../../slot/track';
import styles from './cursor-cell.module.css';
import { firstColumn } from '../grid-columns';

type Props = {
  id: string;
  column: number;
  time: string;
  words: string;
  /** The spoken text; begins with the row after the cursor has entered it. */
  spoken: string;
  selected: boolean;
  /** Brought into sight and shown. */
  byKeys: boolean;
};

const middle = 48;

/** The quarter hour the keyboard is on: the grid's active descendant, with its words beside it. */
export function CursorCell({ id, column, time, words, spoken, selected, byKeys }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (byKeys) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [byKeys]);

  return (
    <div
      ref={ref}
      id={id}
      role="gridcell"
      aria-colindex={column + firstColumn}
      aria-selected={selected}
      aria-label={spoken}
      className={styles.cursor}
      style={{ left: percentOfDay(column * limits.slotMinutes), width: percentOfDay(limits.slotMinutes) }}
      data-shown={byKeys}
    >
      <span className={styles.words} data-side={column < middle ? 'right' : 'left'} aria-hidden>
        <b>{time}</b> {words}
      </span>
    </div>
  );
}
