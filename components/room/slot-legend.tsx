'use client';

import { ChevronDown } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { SegmentKind } from '@/lib/domain/room-day';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { SlotSwatch } from './slot/slot-swatch';
import styles from './slot-legend.module.css';

/** What one meets every day; stands in sight where there is room. */
const usual = ['mine', 'booked', 'held', 'closed'] as const;
const times = ['running', 'over'] as const;
const kinds = Object.keys(roomsText.segments) as SegmentKind[];

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  const { key, currentTarget } = event;
  if (key !== 'Escape' || !currentTarget.open) return;
  // Not the card as well that may be open on the grid.
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

/** The whole vocabulary of the grid in pattern and words; opens without script as well. */
export function SlotLegend() {
  return (
    <details className={styles.legend} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className={styles.summary}>
        <span className={styles.usual} aria-hidden>
          {usual.map((kind) => (
            <span key={kind} className={styles.entry}>
              <SlotSwatch kind={kind} />
              {kind === 'closed' ? roomsText.shut : roomsText.segments[kind]}
            </span>
          ))}
        </span>
        {roomGridText.legend}
        <ChevronDown size={14} aria-hidden className={styles.chevron} />
      </summary>
      <ul className={styles.all} aria-label={roomGridText.legend}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.entry}>
            <SlotSwatch kind={kind} />
            {roomsText.segments[kind]}
          </li>
        ))}
        {times.map((when) => (
          <li key={when} className={styles.entry}>
            <SlotSwatch kind="mine" when={when} />
            {roomsText.legend[when]}
          </li>
        ))}
      </ul>
    </details>
  );
}
