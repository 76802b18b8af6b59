import type { CSSProperties } from 'react';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerHour } from '@/lib/time/instant';
import styles from './day-grid.module.css';
import { columnCount, firstColumn } from './grid-columns';
import { markup } from '@/components/ui/layout/markup';
import { MarkupElement } from '../slot/markup-element';
import { percentOfDay } from '../slot/track';

const hours = Array.from({ length: 24 }, (_, hour) => hour * minutesPerHour);

/** How far around a full hour the time that it is would lie on that hour's label, at the narrowest scale. */
const flagCovers = { before: 12, after: 45 };
const isCovered = (minutes: number, minutesNow: number) =>
  minutesNow > minutes - flagCovers.before && minutesNow < minutes + flagCovers.after;

/** The hours above the tracks, and the time that it is. */
export function HourScale({ minutesNow }: { minutesNow?: number }) {
  const labels = hours.map((minutes) => {
    const isVisible = minutesNow === undefined || !isCovered(minutes, minutesNow);
    return markup`<span>${isVisible && formatMinutes(minutes)}</span>`;
  });
  return (
    <div className={styles.hours} role="columnheader" aria-colindex={firstColumn} aria-colspan={columnCount}>
      <span className="visually-hidden">{roomGridText.schedule}</span>
      <MarkupElement className={styles.scale} aria-hidden markup={markup`${labels}`} />
      {minutesNow === undefined ? null : (
        <time className={styles.flag} style={{ '--at': percentOfDay(minutesNow) } as CSSProperties}>
          {formatMinutes(minutesNow)}
        </time>
      )}
    </div>
  );
}
