import type { DayOrder } from '@/lib/domain/day-order';
import type { Segment } from '@/lib/domain/room-day';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import { orderWords } from './order-words';
import styles from './slot-block.module.css';
import { SlotCell } from './slot-cell';
import type { TrackDay } from './track';

type Props = {
  segment: Segment<DayOrder> & { order: DayOrder };
  /** Where its meeting is; nothing for whoever may not open it. */
  href: string | undefined;
  trackDay: TrackDay;
  now: number;
  tabIndex: number | undefined;
};

/** How many minutes a block needs to have room for words at all, and for words with air around them. */
const sizes = [
  { below: 20, size: 'tiny' },
  { below: 45, size: 'small' },
] as const;

const sizeOf = (ms: number) => sizes.find(({ below }) => ms < below * msPerMinute)?.size;

/** A booking on the track: a link for whoever may open the meeting, a plain one, which the shell lets the router follow. */
export function OrderBlock({ segment, href, trackDay, now, tabIndex }: Props) {
  const { order, kind, beginTime, endTime } = segment;
  const { subject, detail } = orderWords(order, kind);
  const range = formatRange(order, trackDay.zone);
  const size = sizeOf(endTime - beginTime);
  const attributes = {
    className: styles.block,
    // Which of the row's bookings it is: a room has one at a time.
    'data-order': order.beginTime,
    'data-kind': kind,
    'data-over': endTime <= now || undefined,
    'data-running': (beginTime <= now && now < endTime) || undefined,
    'data-size': size,
  };
  const words = (
    <>
      {/* One text, as every other one on a block: React sends a comment between two, and there are hundreds. */}
      <span className="visually-hidden">{`${range} ${roomsText.segments[kind]} `}</span>
      <span className={styles.line}>{subject}</span>
      <span className={styles.line}>{detail}</span>
      {size === 'tiny' ? (
        <span className={styles.glyph} aria-hidden>
          {[...subject][0]}
        </span>
      ) : null}
    </>
  );
  return (
    <SlotCell segment={segment} trackDay={trackDay}>
      {href ? (
        <a {...attributes} href={href} draggable={false} tabIndex={tabIndex}>
          {words}
        </a>
      ) : (
        <div {...attributes}>{words}</div>
      )}
    </SlotCell>
  );
}
