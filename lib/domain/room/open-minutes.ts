import { weekdayOf, type Day } from '@/lib/time/day';
import type { OpenMinutes, RoomFacts } from './room-facts';

/**
 * Whether a room is open on a day at all.
 *
 * @example
 * isOpenOn({ ...room, openWeekdays: [1, 2, 3, 4, 5] }, '2026-11-22') //=> false, a Sunday
 */
export function isOpenOn(room: RoomFacts, day: Day): boolean {
  return room.openWeekdays === undefined || room.openWeekdays.includes(weekdayOf(day));
}

/**
 * The minutes of a day within which a room can be booked; none where it does not open on that weekday.
 *
 * @example
 * openMinutesOn(room, '2026-11-18') //=> [540, 1080]
 */
export function openMinutesOn(room: RoomFacts, day: Day): OpenMinutes | undefined {
  return isOpenOn(room, day) ? room.openMinutes : undefined;
}
