import { dayOf, weekdayOf, type Day } from '@/lib/time/day';
import { firstInstantAt, minutesPerDay } from '@/lib/time/instant';
import type { Window } from '../booking/booking-window';
import type { OpenMinutes, RoomFacts } from './room-facts';

/**
 * The minutes of a day within which a room can be booked; none where it does not open on that weekday.
 *
 * @example
 * openMinutesOn(room, '2026-11-18') //=> [540, 1080]
 */
export function openMinutesOn(room: RoomFacts, day: Day): OpenMinutes | undefined {
  const isOpen = room.openWeekdays === undefined || room.openWeekdays.includes(weekdayOf(day));
  return isOpen ? room.openMinutes : undefined;
}

/**
 * The same as instants. Clock times of two days or of a changed clock do not compare, instants always do.
 *
 * @example
 * openWindowOn(room, { day: '2026-11-18', zone }) //=> 09:00–18:00
 */
export function openWindowOn(room: RoomFacts, { day, zone }: { day: Day; zone: string }): Window | undefined {
  const minutes = openMinutesOn(room, day);
  if (!minutes) return undefined;
  const [from, to] = minutes;
  return { beginTime: firstInstantAt(day, from, zone), endTime: firstInstantAt(day, to, zone) };
}

/** How many of a day's minutes 0 to 1440, from the first on, are so; later ones are not. */
function countMinutes(isSo: (minutes: number) => boolean): number {
  let [low, high] = [0, minutesPerDay + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The opening hours that a booking of one day needs: the latest opening and the earliest closing minute that let it through.
 * `openWindowOn` the other way round, for a database that knows minutes alone.
 *
 * @example
 * neededMinutes({ beginTime: at('10:00'), endTime: at('11:00') }, zone) //=> [600, 660]
 */
export function neededMinutes({ beginTime, endTime }: Window, zone: string): OpenMinutes {
  const day = dayOf(beginTime, zone);
  return [
    countMinutes((minutes) => firstInstantAt(day, minutes, zone) <= beginTime) - 1,
    countMinutes((minutes) => firstInstantAt(day, minutes, zone) < endTime),
  ];
}
