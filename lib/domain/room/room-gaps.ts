import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf, type Day } from '@/lib/time/day';
import { formatRange, formatTime } from '@/lib/time/format';
import { instantAtMinutes, minutesPerHour, msPerMinute } from '@/lib/time/instant';
import type { Moment, Window } from '../booking/booking-window';
import { nextSlot } from '../booking/booking-window';
import { limits } from '../limits/limits';
import type { Segment } from './room-day';

const shortestMs = limits.minBookingMinutes * msPerMinute;

/**
 * The stretches of a room's day that can be booked, for phones.
 *
 * @example
 * gapsOf(roomDay(facts)) //=> [{ beginTime: at('11:00'), endTime: at('16:00') }]
 */
export function gapsOf(segments: readonly Segment[]): Window[] {
  return segments
    .filter(({ kind, beginTime, endTime }) => kind === 'free' && endTime - beginTime >= shortestMs)
    .map(({ beginTime, endTime }) => ({ beginTime, endTime }));
}

/**
 * The next stretch that can be booked, from an instant on.
 *
 * @example
 * nextFree(segments, at('10:20')) //=> { beginTime: at('10:30'), endTime: at('12:00') }
 */
export function nextFree(segments: readonly Segment[], from: number): Window | undefined {
  const start = nextSlot(from);
  return gapsOf(segments)
    .map(({ beginTime, endTime }) => ({ beginTime: Math.max(beginTime, start), endTime }))
    .find(({ beginTime, endTime }) => endTime - beginTime >= shortestMs);
}

/**
 * What a day offers to whoever names no time: on later days it begins with the working hours, not at midnight.
 *
 * @example
 * firstOffer(segments, { day: '2026-11-19', now, zone }) //=> { beginTime: at('09:00'), endTime: at('12:00') }
 */
export function firstOffer(
  segments: readonly Segment[],
  { day, now, zone }: Moment & { day: Day },
): Window | undefined {
  const hours = instantAtMinutes(day, limits.defaultStartHour * minutesPerHour, zone);
  const working = day === dayOf(now, zone) ? undefined : nextFree(segments, hours);
  return working ?? nextFree(segments, now);
}

/**
 * The segment an instant lies in.
 *
 * @example
 * segmentAt(segments, at('10:20'))?.kind //=> 'booked'
 */
export function segmentAt<T extends Segment>(segments: readonly T[], instant: number): T | undefined {
  return segments.find(({ beginTime, endTime }) => beginTime <= instant && instant < endTime);
}

/** Whether a reason names the state as well, so that nothing is said twice. */
const isSaidBy = (reason: string | undefined, state: string) =>
  reason === orderCodeText.notPermitted || (reason?.includes(state) ?? false);

/**
 * What focus or hover on a slot says: its state, the rule that shuts it and the next free time.
 *
 * @example
 * segmentText(segment, segments, zone) //=> '不可预约时段，可预约时段 09:00–18:00，下一个空闲时段 10:15–12:00'
 */
export function segmentText(segment: Segment, segments: readonly Segment[], zone: string): string {
  const state = roomsText.segments[segment.kind];
  if (segment.kind === 'free') return `${state} ${formatRange(segment, zone)}`;
  const next = nextFree(segments, segment.beginTime);
  const none = gapsOf(segments).length > 0 ? roomGridText.noMoreFree : roomsText.noneFree;
  const hint = next ? roomsText.nextFree(formatRange(next, zone)) : none;
  return [isSaidBy(segment.reason, state) ? undefined : state, segment.reason, hint]
    .filter(Boolean)
    .join('，');
}

/** Whether a stretch is all that a day has. */
export const isWholeDay = (segments: readonly Segment[], { beginTime, endTime }: Window) =>
  segments[0]?.beginTime === beginTime && segments.at(-1)?.endTime === endTime;

/**
 * When a room is free next, as the tag beside its name.
 *
 * @example
 * freeText(segments, { now, zone }) //=> '11:00 起空闲'
 */
export function freeText(segments: readonly Segment[], { now, zone }: Moment): string {
  const next = nextFree(segments, now);
  if (next === undefined) return roomsText.noneFree;
  if (isWholeDay(segments, next)) return roomGridText.freeAllDay;
  return next.beginTime === nextSlot(now)
    ? roomsText.freeNow
    : roomsText.freeFrom(formatTime(next.beginTime, zone));
}
