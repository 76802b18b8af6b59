import { lastOfMonth, type Frequency } from '@/lib/domain/meeting/recurrence';
import { weekdayOf, type Day } from '@/lib/time/day';

const daysPerWeek = 7;
const workdays = [1, 2, 3, 4, 5];

/** Rules that a press chooses; each follows from the day of the first meeting (REP-01). */
export const presetNames = [
  'daily',
  'workdays',
  'weekly',
  'biweekly',
  'monthlyByDate',
  'monthlyByWeekday',
] as const;
export type PresetName = (typeof presetNames)[number];

const dateOf = (day: Day) => Number(day.slice(-2));

/**
 * Which of its month's same weekdays a day is; a fifth one, which few months have, counts as the last.
 *
 * @example
 * weekOfMonth('2026-12-09') //=> 2
 * weekOfMonth('2026-12-30') //=> -1
 */
export function weekOfMonth(day: Day): number {
  const week = Math.ceil(dateOf(day) / daysPerWeek);
  return week > 4 ? lastOfMonth : week;
}

/**
 * The frequency of a preset for meetings that begin on a day.
 *
 * @example
 * presetFrequency('biweekly', '2026-12-02') //=> { code: 'weekly', facts: { every: 2, weekdays: [3] } }
 */
export function presetFrequency(name: PresetName, day: Day): Frequency {
  const weekdays = [weekdayOf(day)];
  switch (name) {
    case 'daily':
      return { code: 'daily', facts: { every: 1, weekdays: [] } };
    case 'workdays':
      return { code: 'weekly', facts: { every: 1, weekdays: workdays } };
    case 'weekly':
      return { code: 'weekly', facts: { every: 1, weekdays } };
    case 'biweekly':
      return { code: 'weekly', facts: { every: 2, weekdays } };
    case 'monthlyByDate':
      return { code: 'monthly', facts: { every: 1, weekdays: [], dayOfMonth: dateOf(day) } };
    case 'monthlyByWeekday':
      return { code: 'monthly', facts: { every: 1, weekdays, weekOfMonth: weekOfMonth(day) } };
  }
}
