import type { CSSProperties } from 'react';
import { percentOfDay } from '@/components/room/slot/track';
import { formatMinutes, formatTime } from '@/lib/time/format';
import { minutesOfDay, minutesPerDay, minutesPerHour } from '@/lib/time/instant';
import styles from './hour-scale.module.css';

const hours = Array.from({ length: minutesPerDay / minutesPerHour }, (_, hour) => hour * minutesPerHour);

/** The hours left of the columns, and the time that it is. */
export const HourScale = ({ now, zone }: { now: number; zone: string }) => (
  <div className={styles.scale} aria-hidden>
    {hours.slice(1).map((minutes) => (
      <span key={minutes} className={styles.hour} style={{ top: percentOfDay(minutes) }}>
        {formatMinutes(minutes)}
      </span>
    ))}
    <span className={styles.now} style={{ '--at': percentOfDay(minutesOfDay(now, zone)) } as CSSProperties}>
      {formatTime(now, zone)}
    </span>
  </div>
);
