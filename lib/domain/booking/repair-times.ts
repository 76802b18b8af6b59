import { msPerMinute } from '@/lib/time/instant';
import { defaultWindow, type Window } from './booking-window';
import { limits } from '../limits/limits';
import { checkTimes } from './check-booking';
import type { BookingDraft, BookingFacts } from './booking-rule';

const defaultMs = limits.defaultBookingMinutes * msPerMinute;

/** Rules mend one thing each; more rounds than rules mean that two of them contradict each other. */
const maxRounds = 8;

/** Takes up what the rules suggest, one after the other, until none of them has anything against the times. */
function mended(draft: BookingDraft, facts: BookingFacts): Window | undefined {
  let { beginTime, endTime }: Window = draft;
  for (let round = 0; round < maxRounds; round += 1) {
    const refusals = checkTimes({ ...draft, beginTime, endTime }, facts);
    if (refusals.length === 0) return { beginTime, endTime };
    const suggestion = refusals.find((refusal) => refusal.suggestion)?.suggestion;
    if (!suggestion) return undefined;
    ({ beginTime, endTime } = suggestion);
  }
  return undefined;
}

/**
 * The nearest times that every rule about time lets through: of the length asked for, else of the usual length, else
 * those that are offered when nothing is asked for.
 *
 * @example
 * repairTimes({ ...draft, beginTime: at('09:00'), endTime: at('10:45') }, { ...facts, now: at('10:07') }) //=> 10:15–11:45
 */
export function repairTimes(draft: BookingDraft, facts: BookingFacts): Window | undefined {
  return (
    mended(draft, facts) ??
    mended({ ...draft, endTime: draft.beginTime + defaultMs }, facts) ??
    mended({ ...draft, ...defaultWindow(facts) }, facts)
  );
}
