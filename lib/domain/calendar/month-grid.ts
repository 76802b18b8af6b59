import type { Day } from '@/lib/time/day';
import { addDays, endOfDay, startOfDay, weekOf } from '@/lib/time/day';
import { limits } from '../limits/limits';

export type MonthCell = { day: Day; inMonth: boolean; isToday: boolean; isPast: boolean };

const monthOf = (day: Day) => day.slice(0, 7);
const firstCell = (day: Day) => weekOf(`${monthOf(day)}-01`)[0] ?? day;

/**
 * CAL-01: the 42 cells of the month a day lies in, six weeks from Sunday.
 *
 * @example
 * monthGrid('2026-11-18', { today: '2026-11-18' })[0] //=> { day: '2026-11-01', inMonth: true, … }
 */
export function monthGrid(day: Day, { today }: { today: Day }): MonthCell[] {
  const first = firstCell(day);
  return Array.from({ length: limits.calendarCells }, (_, index) => {
    const cell = addDays(first, index);
    return {
      day: cell,
      inMonth: monthOf(cell) === monthOf(day),
      isToday: cell === today,
      isPast: cell < today,
    };
  });
}

/**
 * The instants that the 42 cells cover, for one call to the calendar list.
 *
 * @example
 * monthRange('2026-11-18', 'Asia/Shanghai') //=> from 1 November 00:00 to 12 December 24:00
 */
export function monthRange(day: Day, zone: string): { beginTime: number; endTime: number } {
  const first = firstCell(day);
  return {
    beginTime: startOfDay(first, zone),
    endTime: endOfDay(addDays(first, limits.calendarCells - 1), zone),
  };
}

/**
 * The first day of the month before or after.
 *
 * @example
 * shiftMonth('2026-01-31', -1) //=> '2025-12-01'
 */
export function shiftMonth(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
