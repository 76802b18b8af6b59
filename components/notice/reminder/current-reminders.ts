import type { Notice } from '@/lib/contract/notice';
import { msPerMinute } from '@/lib/time/instant';

/** A meeting that has begun so long ago needs no reminder: whoever comes now knows. */
const shownAfterStartMs = 10 * msPerMinute;

/**
 * The reminders that are worth showing now, newest first: of each meeting the last one.
 *
 * @example
 * currentReminders([fiveMinutesBefore, tenMinutesBefore], now) //=> [fiveMinutesBefore]
 */
export const currentReminders = (reminders: readonly Notice[], now: number): readonly Notice[] =>
  reminders
    .filter(({ facts }) => now < Math.min(facts.endTime, facts.beginTime + shownAfterStartMs))
    .filter(({ meetingId }, place, all) => all.findIndex((other) => other.meetingId === meetingId) === place);
