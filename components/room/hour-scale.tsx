import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerHour } from '@/lib/time/instant';
import styles from './day-grid.module.css';
import { percentOfDay } from './track';

const hours = Array.from({ length: 24 }, (_, hour) => hour * minutesPerHour);

/** The hours above the tracks, and the time that it is. */
export function HourScale({ minutesNow }: { minutesNow?: number }) {
  return (
    <div className={styles.hours} role="columnheader" aria-label={roomGridText.schedule}>
      {hours.map((minutes) => (
        <span key={minutes} className={styles.hour} style={{ left: percentOfDay(minutes) }} aria-hidden>
          {formatMinutes(minutes)}
        </span>
      ))}
      {minutesNow === undefined ? null : (
        <time className={styles.flag} style={{ left: percentOfDay(minutesNow) }}>
          {formatMinutes(minutesNow)}
        </time>
      )}
    </div>
  );
}
