import type { DayOrder } from '@/lib/domain/day-order';
import type { Segment } from '@/lib/domain/room-day';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import { markup, type Markup } from './markup';
import { orderWords } from './order-words';
import styles from './slot-block.module.css';
import { slotCell } from './slot-cell';
import type { TrackDay } from './track';

type Options = {
  /** Where its meeting is; nothing for whoever may not open it. */
  href: string | undefined;
  trackDay: TrackDay;
  now: number;
};

/** How many minutes a block needs to have room for words at all, and for words with air around them. */
const sizes = [
  { below: 20, size: 'tiny' },
  { below: 45, size: 'small' },
] as const;

const sizeOf = (ms: number) => sizes.find(({ below }) => ms < below * msPerMinute)?.size;

/** A booking on the track: a link for whoever may open the meeting, a plain one, which the shell lets the router follow. */
export function orderBlock(
  segment: Segment<DayOrder> & { order: DayOrder },
  { href, trackDay, now }: Options,
): Markup {
  const { order, kind, beginTime, endTime } = segment;
  const { subject, detail } = orderWords(order, kind);
  const range = formatRange(order, trackDay.zone);
  const size = sizeOf(endTime - beginTime);
  const state = [
    endTime <= now && markup` data-over="true"`,
    beginTime <= now && now < endTime && markup` data-running="true"`,
    size && markup` data-size="${size}"`,
  ];
  // Which of the row's bookings it is: a room has one at a time.
  const attributes = markup`class="${styles.block}" data-order="${order.beginTime}" data-kind="${kind}"${state}`;
  const said = markup`<span class="visually-hidden">${range} ${roomsText.segments[kind]} </span>`;
  const lines = [subject, detail].map((line) => markup`<span class="${styles.line}">${line}</span>`);
  const glyph =
    size === 'tiny' && markup`<span class="${styles.glyph}" aria-hidden="true">${[...subject][0]}</span>`;
  const words = [said, lines, glyph];
  return slotCell(segment, trackDay, {
    // The grid is one tab stop, and reaches what is on it by its cursor (ADR 30).
    content: href
      ? markup`<a ${attributes} href="${href}" draggable="false" tabindex="-1">${words}</a>`
      : markup`<div ${attributes}>${words}</div>`,
  });
}
