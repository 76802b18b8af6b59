import type { Day } from '@/lib/time/day';
import { minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { nextSlot, type Moment, type Window } from '../booking/booking-window';
import { limits } from '../limits/limits';
import type { Segment } from './room-day';
import { gapsOf, workStart } from './room-gaps';

const slotMs = limits.slotMinutes * msPerMinute;
const usualMs = limits.defaultBookingMinutes * msPerMinute;
const longestMs = limits.maxMeetingMinutes * msPerMinute;

/** The time that is looked for, if any: its length is wanted elsewhere too. */
type LookedFor = { zone: string; lookedFor?: Window | undefined };

/**
 * The bookings that a room's day has space for: one each half hour of the clock, and one where a free stretch begins. They have
 * the length of the time that is looked for, else the usual one, of which a short stretch offers what it has.
 *
 * @example
 * startsOf(segments, { zone }) //=> [10:15–10:45, 10:30–11:00, 11:00–11:30]
 */
export function startsOf(segments: readonly Segment[], { zone, lookedFor }: LookedFor): Window[] {
  const wanted = lookedFor && Math.min(lookedFor.endTime - lookedFor.beginTime, longestMs);
  return gapsOf(segments).flatMap((gap) => {
    const first = nextSlot(gap.beginTime);
    return slotsIn(first, gap.endTime)
      .map((beginTime) => ({ beginTime, endTime: Math.min(beginTime + (wanted ?? usualMs), gap.endTime) }))
      .filter(({ beginTime, endTime }) => {
        const isRest = beginTime === first && wanted === undefined;
        const isFitting = endTime - beginTime >= (wanted ?? (isRest ? slotMs : usualMs));
        return isFitting && (beginTime === first || isOnGrid(beginTime, { zone, lookedFor }));
      });
  });
}

const slotsIn = (first: number, end: number) =>
  Array.from({ length: Math.max(0, Math.floor((end - first) / slotMs)) }, (_, slot) => first + slot * slotMs);

const isOnGrid = (instant: number, { zone, lookedFor }: LookedFor) =>
  minutesOfDay(instant, zone) % limits.defaultBookingMinutes === 0 || instant === lookedFor?.beginTime;

/**
 * The few of them that are offered before one asks for all: from the time that is looked for on, else the next one and those of
 * the working hours.
 *
 * @example
 * fewStarts(starts, { day, now: at('00:10'), zone }) //=> [00:15–00:45, 09:00–09:30, 09:30–10:00, …]
 */
export function fewStarts(
  starts: readonly Window[],
  { day, now, zone, lookedFor }: Moment & { day: Day; lookedFor?: Window | undefined },
): readonly Window[] {
  // The button for the rest takes a place as well.
  if (starts.length <= limits.shownStarts + 1) return starts;
  const from = lookedFor?.beginTime ?? workStart(day, zone);
  const soon = lookedFor ? from : nextSlot(now);
  const offered = starts.filter(({ beginTime }) => beginTime >= from || beginTime === soon);
  return (offered.length > 0 ? offered : starts).slice(0, limits.shownStarts);
}
