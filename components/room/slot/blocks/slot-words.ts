import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Moment } from '@/lib/domain/booking/booking-window';
import type { Segment } from '@/lib/domain/room/room-day';
import { freeAfter, freeNext, segmentAt } from '@/lib/domain/room/room-gaps';
import { slotReason } from '@/lib/text/booking-refusals';
import { freeText, noneFreeText, segmentText } from '@/lib/text/room-slots';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf, type Day } from '@/lib/time/day';
import { formatEndTime, formatRange } from '@/lib/time/format';
import { orderWords } from './order-words';

type Segments = readonly Segment<DayOrder>[];

/**
 * Words for the quarter hour at an instant: until when it is bookable, by whom it is booked, or which rule shuts it and what is free next.
 *
 * @example
 * slotWords(segments, at('14:15'), zone) //=> '空闲，可预订至 16:00'
 * slotWords(segments, at('10:15'), zone) //=> '10:00–11:00 已占用，产品周会，王芳'
 */
export function slotWords(segments: Segments, instant: number, zone: string): string {
  const segment = segmentAt(segments, instant);
  if (!segment) return roomGridText.unknown;
  const state = roomsText.segments[segment.kind];
  if (segment.order) {
    const { subject, detail } = orderWords(segment.order, segment.kind);
    const rest = [subject, ...detail.split(commonText.separator)].filter((part) => part && part !== state);
    return [`${formatRange(segment.order, zone)} ${state}`, ...rest].join('，');
  }
  if (segment.kind !== 'free') return segmentText(segment, freeAfter(segment, segments), zone);
  return `${state}，${roomGridText.bookableUntil(formatEndTime(segment.endTime, zone))}`;
}

/**
 * Why time that was clicked on cannot be booked.
 *
 * @example
 * refusalWords('望江', segment, zone) //=> '望江：已占用 10:00–11:00'
 */
export function refusalWords(name: string, { kind, order, refusal }: Segments[number], zone: string): string {
  const state = roomsText.segments[kind];
  const reason = refusal ? slotReason(refusal) : state;
  return roomGridText.refused(name, order ? `${state} ${formatRange(order, zone)}` : reason);
}

/** How a room stands on a day: now, when the day is today. */
function standing(segments: Segments, day: Day, { now, zone }: Moment): string {
  const next = freeNext(segments, now);
  const isToday = day === dayOf(now, zone);
  if (next.code === 'none') return noneFreeText(segments, isToday);
  if (next.code === 'all-day') return freeText(next, zone);
  if (!isToday) return roomGridText.firstFree(formatRange(next.facts, zone));
  return next.code === 'now'
    ? roomGridText.freeUntil(formatEndTime(next.facts.endTime, zone))
    : freeText(next, zone);
}

/**
 * A row in a sentence, for screen readers.
 *
 * @example
 * rowWords({ facts: '8 人 · 3F · 屏幕', segments, day, now, zone }) //=> '8 人，3F，屏幕。现在空闲，到 14:00。今天 3 场预订。'
 */
export function rowWords({
  facts,
  segments,
  day,
  ...moment
}: Moment & { facts: string; segments: Segments; day: Day }) {
  const isToday = day === dayOf(moment.now, moment.zone);
  const bookings = segments.filter(({ order }) => order).length;
  const parts =
    segments.length === 0
      ? [roomGridText.unknown]
      : [standing(segments, day, moment), roomGridText.bookings(bookings, isToday)];
  return [facts.replaceAll(commonText.separator, '，'), ...parts].map((part) => `${part}。`).join('');
}
