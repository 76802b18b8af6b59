import { lastOfMonth, type Frequency, type Recurrence } from '@/lib/domain/meeting/recurrence';
import { formatMonthDay } from '@/lib/time/format';
import { dateText } from './zh-cn/dates';
import { recurrenceText } from './zh-cn/recurrence';

const daysPerWeek = 7;
const workdays = '1,2,3,4,5';
/** The Chinese week is read from Monday. */
const fromMonday = (weekdays: readonly number[]) =>
  [...weekdays].sort((one, other) => ((one + 6) % daysPerWeek) - ((other + 6) % daysPerWeek));

function weeklyText(every: number, weekdays: readonly number[]): string {
  if (every === 1 && weekdays.join() === workdays) return recurrenceText.workdays;
  const ordered = fromMonday(weekdays);
  if (ordered.length === 0) return recurrenceText.weekly(every);
  return (
    recurrenceText.weekly(every) +
    (every === 1
      ? ordered.map((weekday) => dateText.weekdaysShort[weekday]).join(recurrenceText.weekdayJoiner)
      : recurrenceText.inWeeks(ordered.map((weekday) => dateText.weekdays[weekday] ?? '')))
  );
}

/**
 * The day of the month that a rule means.
 *
 * @example
 * dayInMonthWords({ code: 'monthly', facts: { every: 1, weekdays: [3], weekOfMonth: 2 } }) //=> '第2个周三'
 */
export function dayInMonthWords({ facts: { weekdays, weekOfMonth, dayOfMonth } }: Frequency): string {
  const weekday = dateText.weekdays[weekdays[0] ?? -1];
  if (weekOfMonth && weekday)
    return weekOfMonth === lastOfMonth
      ? recurrenceText.lastWeekday(weekday)
      : recurrenceText.nthWeekday(weekOfMonth, weekday);
  if (!dayOfMonth) return '';
  return dayOfMonth === lastOfMonth ? recurrenceText.lastDay : recurrenceText.monthDay(dayOfMonth);
}

/**
 * How often a rule repeats, without its end.
 *
 * @example
 * frequencyWords({ code: 'monthly', facts: { every: 1, weekdays: [3], weekOfMonth: 2 } }) //=> '每月第2个周三'
 */
export function frequencyWords(frequency: Frequency): string {
  const { code, facts } = frequency;
  switch (code) {
    case 'daily':
      return recurrenceText.daily(facts.every);
    case 'weekly':
      return weeklyText(facts.every, facts.weekdays);
    case 'monthly':
      return recurrenceText.monthly(facts.every) + dayInMonthWords(frequency);
  }
}

function endText({ facts: { count, until } }: Recurrence): string | undefined {
  if (count) return recurrenceText.count(count);
  return until && recurrenceText.until(formatMonthDay(until));
}

/**
 * A rule of repetition in words; one beyond those that the product offers is only said to repeat.
 *
 * @example
 * recurrenceWords({ code: 'weekly', facts: { every: 1, weekdays: [3], count: 8 } }) //=> '每周三，共 8 次'
 */
export function recurrenceWords(recurrence: Recurrence | undefined): string {
  if (!recurrence) return recurrenceText.repeats;
  return [frequencyWords(recurrence), endText(recurrence)].filter(Boolean).join(recurrenceText.joiner);
}
