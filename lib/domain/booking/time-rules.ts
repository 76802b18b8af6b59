import { isInstant, msPerMinute } from '@/lib/time/instant';
import { errorCodes } from '../error-codes';
import type { Rule } from './booking-rule';
import type { Window } from './booking-window';
import { isOneDay, nextSlot } from './booking-window';

const lengthOf = ({ beginTime, endTime }: Window) => endTime - beginTime;

/**
 * The same length at another start, unless that runs past the end of the day.
 *
 * @example
 * movedTo(at('11:00'), { beginTime: at('10:00'), endTime: at('10:30') }, zone) //=> 11:00–11:30
 */
export function movedTo(beginTime: number, window: Window, zone: string): Window | undefined {
  const moved = { beginTime, endTime: beginTime + lengthOf(window) };
  return isOneDay(moved, zone) ? moved : undefined;
}

/**
 * Times must be real, at least 15 minutes apart and on one day.
 *
 * @example
 * timeInvalid(fourteenMinutes, facts)[0]?.code //=> 400416028
 */
export const timeInvalid: Rule = (draft, { limits, zone }) => {
  const real = isInstant(draft.beginTime) && isInstant(draft.endTime);
  const valid = real && lengthOf(draft) >= limits.minBookingMinutes * msPerMinute && isOneDay(draft, zone);
  return valid ? [] : [{ code: errorCodes.timeInvalid, facts: {} }];
};

/**
 * Nothing is booked into the past.
 *
 * @example
 * timeInPast(yesterday, facts)[0]?.code //=> 400403007
 */
export const timeInPast: Rule = (draft, { now, zone }) =>
  draft.beginTime < now
    ? [{ code: errorCodes.timeInPast, facts: { suggestion: movedTo(nextSlot(now), draft, zone) } }]
    : [];

/**
 * BOOK-05: 90 minutes at most.
 *
 * @example
 * meetingTooLong(ninetyOneMinutes, facts)[0]?.code //=> 400405001
 */
export const meetingTooLong: Rule = (draft, { limits }) => {
  const longest = limits.maxMeetingMinutes * msPerMinute;
  if (lengthOf(draft) <= longest) return [];
  const { beginTime } = draft;
  const suggestion = { beginTime, endTime: beginTime + longest };
  return [{ code: errorCodes.meetingTooLong, facts: { suggestion } }];
};
