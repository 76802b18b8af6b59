import { dayOf, type Day } from './day';
import { endMinutesOfDay, minutesOfDay, minutesPerDay } from './instant';

/** Minutes of a day, half-open. */
export type DayMinutes = { from: number; to: number };

type Span = { beginTime: number; endTime: number };

/**
 * The part of a span that lies in a day, by wall clock, so that hours keep their place when clocks change.
 *
 * @example
 * minutesOnDay({ beginTime: at('23:30'), endTime: at('01:00', tomorrow) }, { day, zone }) //=> { from: 1410, to: 1440 }
 */
export function minutesOnDay(
  { beginTime, endTime }: Span,
  { day, zone }: { day: Day; zone: string },
): DayMinutes {
  return {
    from: dayOf(beginTime, zone) < day ? 0 : minutesOfDay(beginTime, zone),
    to: dayOf(endTime - 1, zone) > day ? minutesPerDay : endMinutesOfDay(endTime, zone),
  };
}
