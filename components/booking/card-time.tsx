import type { Window } from '@/lib/domain/booking-window';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatDuration, formatRange } from '@/lib/time/format';
import styles from './booking-card.module.css';

export function CardTime({ window, zone }: { window: Window; zone: string }) {
  return (
    <p className={styles.time}>
      <span>{formatDay(dayOf(window.beginTime, zone))}</span>
      <span>{formatRange(window, zone)}</span>
      <span>{formatDuration(window.endTime - window.beginTime)}</span>
    </p>
  );
}
