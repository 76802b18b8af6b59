import type { Window } from '@/lib/domain/booking-window';
import { placeOf, type TrackDay } from '../slot/track';
import styles from './day-grid.module.css';

type Props = { window: Window; trackDay: TrackDay };

/** Lies under the rows: the time that somebody looks for a room at. */
export function HighlightLayer({ window, trackDay }: Props) {
  return (
    <div className={styles.layer} aria-hidden>
      <div className={styles.highlight} style={placeOf(window, trackDay)} data-highlight />
    </div>
  );
}
