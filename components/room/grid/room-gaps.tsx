import type { Window } from '@/lib/domain/booking-window';
import type { Segment } from '@/lib/domain/room-day';
import { gapsOf } from '@/lib/domain/room-gaps';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import styles from './day-row.module.css';

type Props = {
  name: string;
  segments: readonly Segment[];
  zone: string;
  /** Its bookings could not be read. */
  isUnread: boolean;
  onPick: (gap: Window) => void;
};

/** What phones offer instead of a track: every free stretch of the room or day as a button, or why there is none. */
export function RoomGaps({ name, segments, zone, isUnread, onPick }: Props) {
  const gaps = gapsOf(segments);
  const shut = segments.find(({ reason }) => reason)?.reason;
  return (
    <div role="cell" className={styles.gaps}>
      {gaps.map((gap) => {
        const range = formatRange(gap, zone);
        return (
          <button
            key={gap.beginTime}
            type="button"
            className={styles.gap}
            aria-label={roomGridText.bookGap(name, range)}
            onClick={() => onPick(gap)}
          >
            {range}
          </button>
        );
      })}
      {isUnread ? <span className={styles.why}>{roomGridText.unknown}</span> : null}
      {gaps.length === 0 && segments.length > 0 ? (
        <span className={styles.why}>{shut ?? roomsText.noneFree}</span>
      ) : null}
    </div>
  );
}
