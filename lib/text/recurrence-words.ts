import type { Recurrence } from '@/lib/domain/meeting/recurrence';
import { formatMonthDay } from '@/lib/time/format';
import { dateText } from './zh-cn/dates';
import { recurrenceText } from './zh-cn/recurrence';

function frequencyText({ code, facts: { every, weekdays, dayOfMonth } }: Recurrence): string {
  switch (code) {
    case 'daily':
      return recurrenceText.daily(every);
    case 'weekly':
      return (
        recurrenceText.weekly(every) +
        weekdays.map((weekday) => dateText.weekdaysShort[weekday]).join(recurrenceText.weekdayJoiner)
      );
    case 'monthly':
      return recurrenceText.monthly(every) + (dayOfMonth ? recurrenceText.monthDay(dayOfMonth) : '');
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
  return [frequencyText(recurrence), endText(recurrence)].filter(Boolean).join(recurrenceText.joiner);
}
