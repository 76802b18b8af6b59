import type { Segment } from '@/lib/domain/room-day';
import { segmentText } from '@/lib/domain/room-gaps';
import styles from './slot-block.module.css';
import { SlotCell } from './slot-cell';
import type { TrackDay } from './track';

type Props = { segment: Segment; segments: readonly Segment[]; trackDay: TrackDay };

/** Time that a rule shuts: hatched, with the rule in words; hover and the cursor add the next free time (ROOM-06). */
export function ShutBlock({ segment, segments, trackDay }: Props) {
  const explanation = segmentText(segment, segments, trackDay.zone);
  return (
    <SlotCell segment={segment} trackDay={trackDay} label={explanation}>
      <div className={styles.shut} data-kind={segment.kind}>
        <span className={styles.why} aria-hidden>
          <span className={styles.short}>{segment.reason}</span>
          <span className={styles.full}>{explanation}</span>
        </span>
      </div>
    </SlotCell>
  );
}
