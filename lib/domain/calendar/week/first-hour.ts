import { minutesOfDay, minutesPerHour } from '@/lib/time/instant';
import { dayOf, type Day } from '@/lib/time/day';
import { limits } from '../../limits/limits';

/** Hours of the clock, in quarters, at the top of a view of days: on wide screens and on phones. */
export type FirstHours = { wide: number; narrow: number };

/**
 * Where hours open (CAL-01): at the working day; where today is among the days, so that now is in sight, at a third of the height on wide
 * screens and an hour below the top on phones.
 *
 * @param now epoch milliseconds
 * @example
 * firstHours(['2026-11-18'], { now: at('18:55'), zone }) //=> { wide: 14.75, narrow: 17.75 }
 */
export function firstHours(days: readonly Day[], { now, zone }: { now: number; zone: string }): FirstHours {
  const usual = limits.weekFirstHour;
  if (!days.includes(dayOf(now, zone))) return { wide: usual, narrow: usual };
  const hour = minutesOfDay(now, zone) / minutesPerHour;
  const quarter = (from: number) => Math.max(0, Math.floor(from * 4) / 4);
  const before = quarter(hour - 1);
  return {
    wide: hour < usual ? before : Math.max(usual, quarter(hour - limits.weekHoursInSight / 3)),
    narrow: before,
  };
}
