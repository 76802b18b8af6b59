import { PointerTip } from '@/components/ui/controls/pointer-tip';
import type { Segment } from '@/lib/domain/room-day';
import { segmentText } from '@/lib/domain/room-gaps';
import styles from './slot-block.module.css';
import { SlotCell } from './slot-cell';
import type { TrackDay } from './track';

type Props = { segment: Segment; segments: readonly Segment[]; trackDay: TrackDay };

/**
 * Time that a rule shuts: hatched, with the rule in words; the cursor adds the next free time, and so
 * does hover, beside the pointer, where nothing can hide it (ROOM-06).
 */
export function ShutBlock({ segment, segments, trackDay }: Props) {
  const explanation = segmentText(segment, segments, trackDay.zone);
  return (
    <SlotCell segment={segment} trackDay={trackDay} label={explanation}>
      <PointerTip text={explanation} className={styles.shut} data-kind={segment.kind}>
        <span className={styles.why} aria-hidden>
          {segment.reason}
        </span>
      </PointerTip>
    </SlotCell>
  );
}
