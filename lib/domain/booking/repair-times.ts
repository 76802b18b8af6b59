import { msPerMinute } from '@/lib/time/instant';
import { limits } from '../limits/limits';
import type { BookingDraft, BookingFacts } from './booking-rule';
import { defaultWindow, type Window } from './booking-window';
import { checkTimes } from './check-booking';

const defaultMs = limits.defaultBookingMinutes * msPerMinute;

/** Each rule repairs one thing; more rounds than rules mean that two of them contradict each other. */
const maxRounds = 8;

/** Applies the suggestions of the rules one after the other until no rule refuses the times. */
function repaired(draft: BookingDraft, facts: BookingFacts): Window | undefined {
  let { beginTime, endTime }: Window = draft;
  for (let round = 0; round < maxRounds; round += 1) {
    const refusals = checkTimes({ ...draft, beginTime, endTime }, facts);
    if (refusals.length === 0) return { beginTime, endTime };
    const suggestion = refusals.map((refusal) => refusal.facts.suggestion).find(Boolean);
    if (!suggestion) return undefined;
    ({ beginTime, endTime } = suggestion);
  }
  return undefined;
}

/**
 * The nearest times that every rule about time lets through: of the requested length, else of the usual length, else
 * the default window.
 *
 * @example
 * repairTimes({ ...draft, beginTime: at('09:00'), endTime: at('10:45') }, { ...facts, now: at('10:07') }) //=> 10:15–11:45
 */
export function repairTimes(draft: BookingDraft, facts: BookingFacts): Window | undefined {
  return (
    repaired(draft, facts) ??
    repaired({ ...draft, endTime: draft.beginTime + defaultMs }, facts) ??
    repaired({ ...draft, ...defaultWindow(facts) }, facts)
  );
}
