import type { Window } from '@/lib/domain/booking/booking-window';
import { formatRange } from '@/lib/time/format';
import { minutesOnDay } from '@/lib/time/minutes-on-day';
import type { Day } from '@/lib/time/day';
import { placeInDay } from '../place-in-day';
import styles from './week-ghost.module.css';

type Props = { window: Window; isRefused: boolean; day: Day; zone: string };

/** Where a meeting goes that is being moved. */
export const WeekGhost = ({ window, isRefused, day, zone }: Props) => (
  <div
    className={styles.ghost}
    style={placeInDay(minutesOnDay(window, { day, zone }))}
    data-pick
    data-state={isRefused ? 'clash' : undefined}
  >
    {formatRange(window, zone)}
  </div>
);
