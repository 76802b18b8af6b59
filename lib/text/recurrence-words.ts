import { dateText } from '@/lib/text/zh-cn/dates';
import { recurrenceText } from '@/lib/text/zh-cn/recurrence';
import { dayOf } from '@/lib/time/day';
import { formatMonthDay } from '@/lib/time/format';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const untilPattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

function frequencyText(parts: Map<string, string>): string | undefined {
  const every = Number(parts.get('INTERVAL') ?? 1);
  switch (parts.get('FREQ')) {
    case 'DAILY':
      return recurrenceText.daily(every);
    case 'WEEKLY':
      return recurrenceText.weekly(every) + weekdaysText(parts.get('BYDAY'));
    case 'MONTHLY': {
      const date = Number(parts.get('BYMONTHDAY'));
      return recurrenceText.monthly(every) + (date > 0 ? recurrenceText.monthDay(date) : '');
    }
  }
  return undefined;
}

function weekdaysText(byDay = ''): string {
  return weekdays
    .flatMap((code, index) => (byDay.split(',').includes(code) ? [dateText.weekdaysShort[index]] : []))
    .join(recurrenceText.weekdayJoiner);
}

function endText(parts: Map<string, string>, zone: string): string | undefined {
  const count = Number(parts.get('COUNT'));
  if (count > 0) return recurrenceText.count(count);
  const [, year, month, date, hour, minute, second] = untilPattern.exec(parts.get('UNTIL') ?? '') ?? [];
  if (!year) return undefined;
  // RFC 5545 §3.3.10: UNTIL with a time is in UTC, without one it is a calendar date already.
  const day = hour
    ? dayOf(Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`), zone)
    : `${year}-${month}-${date}`;
  return recurrenceText.until(formatMonthDay(day));
}

/**
 * An RFC 5545 rule in words; a rule beyond what the product offers is only said to repeat.
 *
 * @example
 * recurrenceWords('FREQ=WEEKLY;BYDAY=WE;COUNT=8', 'Asia/Shanghai') //=> '每周三，共 8 次'
 */
export function recurrenceWords(rule: string | undefined, zone: string): string {
  const parts = new Map(
    (rule ?? '')
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name.toUpperCase(), value.toUpperCase()];
      }),
  );
  const frequency = frequencyText(parts);
  if (!frequency) return recurrenceText.repeats;
  return [frequency, endText(parts, zone)].filter(Boolean).join(recurrenceText.joiner);
}
