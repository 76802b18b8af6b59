import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Segment } from '@/lib/domain/room/room-day';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import { markup, type Markup } from '@/components/ui/layout/markup';
import { orderWords } from './order-words';
import { slotCell } from '../slot-cell';
import type { TrackDay } from '../track';

type Options = {
  /** The address of its meeting; undefined where the caller may not open it. */
  href: string | undefined;
  trackDay: TrackDay;
  now: number;
};

/** How many minutes a block needs to have room for words at all, and for words with air around them. */
const sizes = [
  { below: 20, isTiny: true, size: markup` data-size=tiny` },
  { below: 45, isTiny: false, size: markup` data-size=small` },
] as const;

const sizeOf = (ms: number) => sizes.find(({ below }) => ms < below * msPerMinute);

const over = markup` data-over=true`;
const running = markup` data-running=true`;

/** A booking on the track: a link where the meeting may be opened, a plain one, which the shell lets the router follow. */
export function orderBlock(
  segment: Segment<DayOrder> & { order: DayOrder },
  { href, trackDay, now }: Options,
): Markup {
  const { order, kind, beginTime, endTime } = segment;
  const { subject, detail } = orderWords(order, kind);
  const range = formatRange(order, trackDay.zone);
  const { size, isTiny } = sizeOf(endTime - beginTime) ?? {};
  // The word that most blocks would say is said by none.
  const look = kind === 'booked' ? undefined : markup`=${kind}`;
  const when = endTime <= now ? over : beginTime <= now ? running : undefined;
  const glyph = isTiny && markup`<i aria-hidden=true>${[...subject][0]}</i>`;
  const words = markup`<b>${range} ${roomsText.segments[kind]} </b><span>${subject}</span><span>${detail}</span>${glyph}`;
  return slotCell(segment, trackDay, {
    // The grid is one tab stop, and reaches what is on it by its cursor (ADR 30).
    content: href
      ? markup`<a data-order${look}${when}${size} href="${href}" tabindex=-1>${words}</a>`
      : markup`<div data-order${look}${when}${size}>${words}</div>`,
  });
}
