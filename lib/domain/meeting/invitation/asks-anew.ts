import { dayOf } from '@/lib/time/day';
import type { Window } from '../../booking/booking-window';

/**
 * Whether a move of a meeting puts the answers to it in question (EDIT-02): to another day of the company, or by more than the meeting
 * lasted. Whoever said yes to the old time may well say yes to one close by.
 *
 * @example
 * asksAnew(tenToEleven, elevenToNoon, 'Asia/Shanghai') //=> false
 * asksAnew(tenToEleven, twoToThree, 'Asia/Shanghai') //=> true
 */
export function asksAnew(before: Window, after: Window, zone: string): boolean {
  const isOnAnotherDay = dayOf(before.beginTime, zone) !== dayOf(after.beginTime, zone);
  const shift = Math.abs(after.beginTime - before.beginTime);
  return isOnAnotherDay || shift > before.endTime - before.beginTime;
}
