import { endOfDay, dayOf, startOfDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { overlaps, type Window } from './booking-window';
import { limits } from '../limits/limits';
import { checkTimes } from './check-booking';
import type { BookingDraft, BookingFacts } from './booking-rule';

const slotMs = limits.slotMinutes * msPerMinute;

type Search = {
  draft: BookingDraft;
  /** The bookings of the draft's rooms, and what else is in its way. */
  taken: readonly Window[];
  facts: BookingFacts;
};

/** The starts of a window's day by quarter hours, without its own. */
function otherStarts({ beginTime }: Window, zone: string): number[] {
  const day = dayOf(beginTime, zone);
  const [first, end] = [startOfDay(day, zone), endOfDay(day, zone)];
  const count = Math.round((end - first) / slotMs);
  return Array.from({ length: count }, (_, step) => first + step * slotMs).filter(
    (start) => start !== beginTime,
  );
}

/** The first of some starts from which the draft's length is free and no rule about time refuses it. */
function firstFree(starts: readonly number[], { draft, taken, facts }: Search): Window | undefined {
  const length = draft.endTime - draft.beginTime;
  for (const beginTime of starts) {
    const window = { beginTime, endTime: beginTime + length };
    const isFree = !taken.some((each) => overlaps(each, window));
    if (isFree && checkTimes({ ...draft, ...window }, facts).length === 0) return window;
  }
  return undefined;
}

/**
 * The nearest times of the same day and length that nothing has taken and no rule about time refuses; the later of two as near.
 *
 * @example
 * nearestFreeWindow({ draft: tenToEleven, taken: [halfPastTenToHalfPastEleven], facts }) //=> 09:30–10:30
 */
export function nearestFreeWindow(search: Search): Window | undefined {
  const { beginTime } = search.draft;
  const starts = otherStarts(search.draft, search.facts.zone).sort(
    (one, other) => Math.abs(one - beginTime) - Math.abs(other - beginTime) || other - one,
  );
  return firstFree(starts, search);
}

/**
 * The same, but never earlier than the draft.
 *
 * @example
 * nextFreeWindow({ draft: tenToEleven, taken: [halfPastTenToHalfPastEleven], facts }) //=> 11:30–12:30
 */
export function nextFreeWindow(search: Search): Window | undefined {
  const { draft, facts } = search;
  return firstFree(
    otherStarts(draft, facts.zone).filter((start) => start > draft.beginTime),
    search,
  );
}
