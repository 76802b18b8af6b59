import { formatDuration } from '@/lib/time/format';
import type { GridPick } from '../../grid/rows/grid-row';
import styles from '../slot-block.module.css';
import { placeOf, type TrackDay } from '../track';

type Props = { pick: GridPick; trackDay: TrackDay };

/** A time that is chosen already, where it lies on the track. */
export function PickBlock({ pick: { window, clash = false, text }, trackDay }: Props) {
  return (
    <div
      className={styles.pick}
      style={placeOf(window, trackDay)}
      data-pick
      data-state={clash ? 'clash' : undefined}
    >
      <span>{text ?? formatDuration(window.endTime - window.beginTime)}</span>
    </div>
  );
}
