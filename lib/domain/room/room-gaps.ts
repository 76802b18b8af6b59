import { dayOf, type Day } from '@/lib/time/day';
import { instantAtMinutes, minutesPerHour, msPerMinute } from '@/lib/time/instant';
import type { Moment, Window } from '../booking/booking-window';
import { nextSlot } from '../booking/booking-window';
import { limits } from '../limits/limits';
import type { Segment } from './room-day';

const shortestMs = limits.minBookingMinutes * msPerMinute;

/**
 * The stretches of a room's day that can be booked.
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
 * The stretch a day offers where no time is named: on later days it begins with the working hours, not at midnight.
 *
 * @example
 * firstOffer(segments, { day: '2026-11-19', now, zone }) //=> { beginTime: at('09:00'), endTime: at('12:00') }
 */
export function firstOffer(
  segments: readonly Segment[],
  { day, now, zone }: Moment & { day: Day },
): Window | undefined {
  const working = day === dayOf(now, zone) ? undefined : nextFree(segments, workStart(day, zone));
  return working ?? nextFree(segments, now);
}

/**
 * The beginning of a day's working hours.
 *
 * @example
 * workStart('2026-11-19', zone) //=> at('09:00')
 */
export function workStart(day: Day, zone: string): number {
  return instantAtMinutes(day, limits.defaultStartHour * minutesPerHour, zone);
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

/** Free time after a segment: the next stretch that can be booked, no more of it, or none on the whole day. */
export type FreeAfter = { code: 'next'; facts: Window } | { code: 'no-more' | 'none' };

/**
 * @example
 * freeAfter(segment, segments) //=> { code: 'next', facts: { beginTime: at('10:15'), endTime: at('12:00') } }
 */
export function freeAfter(segment: Segment, segments: readonly Segment[]): FreeAfter {
  const next = nextFree(segments, segment.beginTime);
  if (next) return { code: 'next', facts: next };
  return { code: gapsOf(segments).length > 0 ? 'no-more' : 'none' };
}

const isWholeDay = (segments: readonly Segment[], { beginTime, endTime }: Window) =>
  segments[0]?.beginTime === beginTime && segments.at(-1)?.endTime === endTime;

/** A booking runs at that moment, be it only for a few minutes more. */
const isOccupied = (segments: readonly Segment[], at: number) => segmentAt(segments, at)?.order !== undefined;

/** When a room is free next: on no stretch of its day, all day long, right now, or later. */
export type FreeNext = { code: 'all-day' | 'now' | 'later'; facts: Window } | { code: 'none' };

/**
 * @example
 * freeNext(segments, at('10:07')) //=> { code: 'later', facts: { beginTime: at('11:00'), endTime: at('12:00') } }
 */
export function freeNext(segments: readonly Segment[], now: number): FreeNext {
  const next = nextFree(segments, now);
  if (next === undefined) return { code: 'none' };
  if (isWholeDay(segments, next)) return { code: 'all-day', facts: next };
  const isNow = next.beginTime === nextSlot(now) && !isOccupied(segments, now);
  return { code: isNow ? 'now' : 'later', facts: next };
}
