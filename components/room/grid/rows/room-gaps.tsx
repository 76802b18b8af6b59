import type { Window } from '@/lib/domain/booking/booking-window';
import type { Segment } from '@/lib/domain/room/room-day';
import { gapsOf } from '@/lib/domain/room/room-gaps';
import { noneFreeText } from '@/lib/text/room-slots';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { formatRange } from '@/lib/time/format';
import { holdWords } from '../../hold/hold-words';
import { noHolds, type RowHolds } from '../../hold/use-row-holds';
import styles from './day-row.module.css';

type Props = {
  /** The room or the day, for the buttons' names; undefined until script runs, before which they do nothing. */
  name: string | undefined;
  segments: readonly Segment[];
  zone: string;
  holds?: RowHolds;
  /** Its bookings could not be read. */
  isUnread: boolean;
  onPick: (gap: Window) => void;
};

/** The alternative to a track on phones: every free stretch of the room or day as a button, or why there is none. */
export function RoomGaps({ name, segments, zone, holds = noHolds, isUnread, onPick }: Props) {
  const gaps = gapsOf(segments);
  const none = gaps.length === 0 && segments.length > 0;
  const why = none ? noneFreeText(segments) : undefined;
  return (
    <div role="cell" className={styles.gaps}>
      {gaps.map((gap) => {
        const range = formatRange(gap, zone);
        const label = name === undefined ? undefined : roomGridText.bookGap(name, range);
        return (
          <button key={gap.beginTime} type="button" aria-label={label} onClick={() => onPick(gap)}>
            {range}
          </button>
        );
      })}
      {isUnread ? <span>{roomGridText.unknown}</span> : null}
      {why === undefined ? null : <span>{why}</span>}
      {holds.map((hold) => (
        <span key={hold.staffId} className={styles.holding}>
          {holdWords(hold, zone)}
        </span>
      ))}
    </div>
  );
}
