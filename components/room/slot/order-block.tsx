import Link from 'next/link';
import { useDetailsHref } from '@/components/meeting/details-origin';
import { type DayOrder, orderKey } from '@/lib/domain/day-order';
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

/** A booking on the track: a link for whoever may open the meeting. */
export function OrderBlock({ segment, trackDay, now, tabIndex }: Props) {
  const { order, kind, beginTime, endTime } = segment;
  const detailsHref = useDetailsHref();
  const { subject, detail } = orderWords(order, kind);
  const range = formatRange(order, trackDay.zone);
  const size = sizeOf(endTime - beginTime);
  const attributes = {
    className: styles.block,
    title: [range, subject, detail].filter(Boolean).join('\n'),
    'data-order': orderKey(order),
    'data-kind': kind,
    'data-over': endTime <= now,
    'data-running': beginTime <= now && now < endTime,
    'data-size': size,
  };
  const words = (
    <>
      <span className="visually-hidden">
        {range} {roomsText.segments[kind]}{' '}
      </span>
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
      {order.meetingNo ? (
        <Link
          {...attributes}
          href={detailsHref(order.meetingNo)}
          prefetch={false}
          draggable={false}
          tabIndex={tabIndex}
        >
          {words}
        </Link>
      ) : (
        <div {...attributes}>{words}</div>
      )}
    </SlotCell>
  );
}
