import type { ReactNode } from 'react';
import type { Segment } from '@/lib/domain/room-day';
import { limits } from '@/lib/domain/limits';
import styles from './slot-block.module.css';
import { minutesOf, placeOfMinutes, type TrackDay } from './track';

type Props = {
  segment: Segment;
  trackDay: TrackDay;
  /** Names a cell whose content does not. */
  label?: string;
  children?: ReactNode;
};

/** A stretch of the day as a cell of the grid: columns are quarter hours, after that of the names. */
export function SlotCell({ segment, trackDay, label, children }: Props) {
  const minutes = minutesOf(segment, trackDay);
  const from = Math.floor(minutes.from / limits.slotMinutes);
  const to = Math.ceil(minutes.to / limits.slotMinutes);
  return (
    <div
      role="gridcell"
      aria-colindex={from + 2}
      aria-colspan={Math.max(1, to - from)}
      aria-label={label}
      className={styles.cell}
      style={placeOfMinutes(minutes)}
    >
      {children}
    </div>
  );
}
