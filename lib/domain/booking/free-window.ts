import { endOfDay, dayOf, startOfDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { overlaps, type Window } from './booking-window';
import { limits } from '../limits/limits';
import { checkTimes } from './check-booking';
import type { BookingDraft, BookingFacts } from './booking-rule';

const slotMs = limits.slotMinutes * msPerMinute;

/** Starts of a day by quarter hours, the nearest to the requested one first; the later of two as near. */
function nearestStarts({ beginTime }: Window, zone: string): number[] {
  const day = dayOf(beginTime, zone);
  const [first, end] = [startOfDay(day, zone), endOfDay(day, zone)];
  const count = Math.round((end - first) / slotMs);
  return Array.from({ length: count }, (_, step) => first + step * slotMs)
    .filter((start) => start !== beginTime)
    .sort((one, other) => Math.abs(one - beginTime) - Math.abs(other - beginTime) || other - one);
}

/**
 * The nearest times of the same day and length that nothing has taken and no rule about time refuses.
 *
 * @example
 * nearestFreeWindow({ draft: tenToEleven, taken: [halfPastTenToHalfPastEleven], facts }) //=> 09:30–10:30
 */
export function nearestFreeWindow({
  draft,
  taken,
  facts,
}: {
  draft: BookingDraft;
  /** The bookings of the draft's rooms. */
  taken: readonly Window[];
  facts: BookingFacts;
}): Window | undefined {
  const length = draft.endTime - draft.beginTime;
  for (const beginTime of nearestStarts(draft, facts.zone)) {
    const window = { beginTime, endTime: beginTime + length };
    const isFree = !taken.some((each) => overlaps(each, window));
    if (isFree && checkTimes({ ...draft, ...window }, facts).length === 0) return window;
  }
  return undefined;
}
