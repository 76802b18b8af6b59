import type { Day } from '@/lib/time/day';
import { addDays, weekOf } from '@/lib/time/day';
import { limits } from '../limits/limits';

export type StripDay = {
  day: Day;
  dayOfMonth: number;
  isToday: boolean;
  isSelected: boolean;
};

/**
 * SCH-01: the week around the chosen day, from Sunday.
 *
 * @example
 * weekStrip('2026-11-18', { today: '2026-11-20' })[0]?.day //=> '2026-11-15'
 */
export function weekStrip(selected: Day, { today }: { today: Day }): StripDay[] {
  return weekOf(selected).map((day) => ({
    day,
    dayOfMonth: Number(day.slice(-2)),
    isToday: day === today,
    isSelected: day === selected,
  }));
}

/**
 * The same weekday of another week.
 *
 * @example
 * shiftWeek('2026-11-18', -1) //=> '2026-11-11'
 */
export function shiftWeek(day: Day, weeks: number): Day {
  return addDays(day, weeks * limits.daysPerWeek);
}
