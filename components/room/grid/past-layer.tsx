import { overOf, type TrackDay } from '../slot/track';
import styles from './day-grid.module.css';

type Props = { trackDay: TrackDay; now: number };

/** Lies under the rows of one day: what is over, and where now is, down to the end of the grid. */
export function PastLayer({ trackDay, now }: Props) {
  const { over, isToday } = overOf(trackDay, now);
  return (
    <div className={styles.layer} aria-hidden>
      <div className={styles.over} style={{ width: over }} />
      {isToday ? <div className={styles.now} style={{ left: over }} /> : null}
    </div>
  );
}
