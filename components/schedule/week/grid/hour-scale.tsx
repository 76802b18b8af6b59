import type { CSSProperties } from 'react';
import { percentOfDay } from '@/components/room/slot/track';
import { formatMinutes, formatTime } from '@/lib/time/format';
import { minutesOfDay, minutesPerDay, minutesPerHour } from '@/lib/time/instant';
import styles from './hour-scale.module.css';

const hours = Array.from({ length: minutesPerDay / minutesPerHour }, (_, hour) => hour * minutesPerHour);

/** How near an hour's name has to be to the time that it is to lie under it. */
const minutesBeneathNow = 18;

/** The hours left of the columns, and the time that it is. */
export function HourScale({ now, zone }: { now: number; zone: string }) {
  const minutesNow = minutesOfDay(now, zone);
  const isBeneathNow = (minutes: number) => Math.abs(minutes - minutesNow) <= minutesBeneathNow;
  return (
    <div className={styles.scale} aria-hidden>
      {hours.slice(1).map((minutes) =>
        isBeneathNow(minutes) ? null : (
          <span key={minutes} className={styles.hour} style={{ top: percentOfDay(minutes) }}>
            {formatMinutes(minutes)}
          </span>
        ),
      )}
      <span className={styles.now} style={{ '--at': percentOfDay(minutesNow) } as CSSProperties}>
        {formatTime(now, zone)}
      </span>
    </div>
  );
}
