import type { Day } from '@/lib/time/day';
import { addDays } from '@/lib/time/day';
import { isWorkday } from '../../scene/scene';

/** One of four days lies ahead: most bookings of a company are past. */
const aheadEvery = 4;

/** So many working days: a day itself, then those around it, near ones first. */
export function workdaysAround(day: Day, count: number): Day[] {
  const days = [day];
  let [latest, earliest] = [day, day];
  while (days.length < count) {
    if (days.length % aheadEvery === 0) days.push((latest = nextWorkday(latest, 1)));
    else days.push((earliest = nextWorkday(earliest, -1)));
  }
  return days;
}

function nextWorkday(day: Day, step: 1 | -1): Day {
  let next = addDays(day, step);
  while (!isWorkday(next)) next = addDays(next, step);
  return next;
}
