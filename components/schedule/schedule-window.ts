import type { Window } from '@/lib/domain/booking/booking-window';
import { addDays, dayOf, endOfDay, startOfDay, weekOf, type Day } from '@/lib/time/day';

/** The instants of the week around a day, for one call to the records. */
export function weekWindow(day: Day, zone: string): Window {
  const [sunday = day] = weekOf(day);
  return { beginTime: startOfDay(sunday, zone), endTime: endOfDay(addDays(sunday, 6), zone) };
}

/** The days a meeting lies on: one of ours has one, a foreign service may send some across midnight (CAL-08). */
export function touchedDays({ beginTime, endTime }: Window, zone: string): Day[] {
  const last = dayOf(Math.max(beginTime, endTime - 1), zone);
  const days: Day[] = [];
  for (let day = dayOf(beginTime, zone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
