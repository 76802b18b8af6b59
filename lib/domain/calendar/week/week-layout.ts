import { addDays, endOfDay, startOfDay, weekOf, type Day } from '@/lib/time/day';
import { minutesPerDay } from '@/lib/time/instant';
import { minutesOnDay, type DayMinutes } from '@/lib/time/minutes-on-day';
import type { Window } from '../../booking/booking-window';
import { limits } from '../../limits/limits';
import { overlapLanes, type Lane } from './overlap-lanes';

/**
 * The days that a week is drawn with: its seven from Sunday, and as many more as three days from its last one reach into, for
 * phones.
 *
 * @example
 * weekViewDays('2026-11-18') //=> ['2026-11-15', …, '2026-11-21', '2026-11-22', '2026-11-23']
 */
export function weekViewDays(day: Day): Day[] {
  const [sunday = day] = weekOf(day);
  return Array.from({ length: limits.daysPerWeek + limits.weekDaysOnPhones - 1 }, (_, index) =>
    addDays(sunday, index),
  );
}

/**
 * The instants that the days of a week's view cover, for one call to the records.
 *
 * @example
 * weekViewRange('2026-11-18', 'Asia/Shanghai') //=> from 15 November 00:00 to 23 November 24:00
 */
export function weekViewRange(day: Day, zone: string): Window {
  const days = weekViewDays(day);
  return { beginTime: startOfDay(days[0] ?? day, zone), endTime: endOfDay(days.at(-1) ?? day, zone) };
}

/** A meeting where a day's column draws it, by minutes of that day. */
export type WeekEntry<T> = DayMinutes & Lane & { item: T };
/** The meetings of a day: those that share its width, and those at its edge, side by side among themselves. */
export type WeekColumn<T> = { day: Day; entries: WeekEntry<T>[]; edge: WeekEntry<T>[] };
type WeekItem<T> = { window: Window; item: T; isAtEdge?: boolean };

/** As long as it is drawn: what is shorter, or shrinks when clocks are set back, still has room for a line of words. */
function drawnMinutes({ from, to }: DayMinutes): DayMinutes {
  const begin = Math.min(from, minutesPerDay - limits.weekLeastDrawnMinutes);
  return { from: begin, to: Math.max(to, begin + limits.weekLeastDrawnMinutes) };
}

/**
 * The meetings of each day, where they lie in its column; one across midnight lies in both days (CAL-08). One at the edge takes
 * no width from the others.
 *
 * @example
 * weekColumns([tenToEleven], ['2026-11-18'], zone)[0]?.entries //=> [{ item, from: 600, to: 660, lane: 0, width: 1, lanes: 1 }]
 */
export function weekColumns<T>(
  items: readonly WeekItem<T>[],
  days: readonly Day[],
  zone: string,
): WeekColumn<T>[] {
  return days.map((day) => {
    const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
    const ofDay = items.filter(({ window }) => window.beginTime < end && window.endTime > start);
    const laidOut = (these: typeof ofDay) =>
      overlapLanes(
        these.map(({ window, item }) => ({ item, ...drawnMinutes(minutesOnDay(window, { day, zone })) })),
      );
    return {
      day,
      entries: laidOut(ofDay.filter(({ isAtEdge }) => !isAtEdge)),
      edge: laidOut(ofDay.filter(({ isAtEdge }) => isAtEdge)),
    };
  });
}
