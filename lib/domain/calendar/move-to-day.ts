import { endMinutesOfDay, instantAtMinutes, minutesOfDay } from '@/lib/time/instant';
import type { Day } from '@/lib/time/day';
import type { Window } from '../booking/booking-window';

/**
 * The same time of the clock on another day, also where the clocks change in between (CAL-08).
 *
 * @example
 * movedToDay(tenToEleven, '2026-11-20', 'Asia/Shanghai') //=> 10:00–11:00 on the 20th
 */
export const movedToDay = ({ beginTime, endTime }: Window, day: Day, zone: string): Window => ({
  beginTime: instantAtMinutes(day, minutesOfDay(beginTime, zone), zone),
  endTime: instantAtMinutes(day, endMinutesOfDay(endTime, zone), zone),
});
