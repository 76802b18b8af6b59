import { useState } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Segment } from '@/lib/domain/room/room-day';
import { fewStarts, startsOf } from '@/lib/domain/room/room-starts';
import { noneFreeText } from '@/lib/text/room-slots';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { dayOf, type Day } from '@/lib/time/day';
import { formatRange, formatTime } from '@/lib/time/format';
import { holdWords } from '../../../hold/hold-words';
import { noHolds, type RowHolds } from '../../../hold/use-row-holds';
import styles from './room-starts.module.css';

type Props = {
  /** The room or the day, for the buttons' names; undefined until script runs, before which they do nothing. */
  name: string | undefined;
  segments: readonly Segment[];
  day: Day;
  zone: string;
  now: number;
  /** The time that a room is wanted for. */
  lookedFor?: Window | undefined;
  holds?: RowHolds;
  /** Its bookings could not be read. */
  isUnread: boolean;
  onPick: (window: Window) => void;
};

/** The alternative to a track on phones: the times at which one can begin as buttons, the next few first, or why there are none. */
export function RoomStarts({ name, segments, holds = noHolds, isUnread, onPick, ...moment }: Props) {
  const { day, zone, now } = moment;
  const [isOpen, setIsOpen] = useState(false);
  const all = startsOf(segments, moment);
  const few = fewStarts(all, moment);
  const isNone = all.length === 0 && segments.length > 0;
  return (
    <div role="cell" className={styles.starts}>
      {(isOpen ? all : few).map((start) => {
        const label = name === undefined ? undefined : roomGridText.bookAt(name, formatRange(start, zone));
        return (
          <button key={start.beginTime} type="button" aria-label={label} onClick={() => onPick(start)}>
            {formatTime(start.beginTime, zone)}
          </button>
        );
      })}
      {few.length < all.length ? (
        <button
          type="button"
          data-more
          aria-expanded={isOpen}
          aria-label={name === undefined ? undefined : roomGridText.startsOf(name, isOpen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {roomGridText.moreStarts(isOpen)}
        </button>
      ) : null}
      {isUnread ? <span>{roomGridText.unknown}</span> : null}
      {isNone ? <span>{noneFreeText(segments, day === dayOf(now, zone))}</span> : null}
      {holds.map((hold) => (
        <span key={hold.staffId} className={styles.holding}>
          {holdWords(hold, zone)}
        </span>
      ))}
    </div>
  );
}
