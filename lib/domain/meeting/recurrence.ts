import { dayOf, type Day } from '@/lib/time/day';

/** A rule of repetition: every so many days, weeks or months. */
export type Recurrence = {
  code: 'daily' | 'weekly' | 'monthly';
  facts: {
    every: number;
    /** 0 is Sunday, in order of the week; empty where the rule names none. */
    weekdays: readonly number[];
    dayOfMonth?: number;
    count?: number;
    until?: Day;
  };
};

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const codes = new Map<string | undefined, Recurrence['code']>([
  ['DAILY', 'daily'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
]);
const untilPattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

function partsOf(rule: string): Map<string, string> {
  const parts = rule.replace(/^RRULE:/, '').split(';');
  return new Map(
    parts.map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.toUpperCase(), value.toUpperCase()];
    }),
  );
}

function untilOf(value: string | undefined, zone: string): Day | undefined {
  const [, year, month, date, hour, minute, second] = untilPattern.exec(value ?? '') ?? [];
  if (!year) return undefined;
  // RFC 5545, section 3.3.10: UNTIL with a time is in UTC, without one it is a calendar date already.
  return hour
    ? dayOf(Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`), zone)
    : `${year}-${month}-${date}`;
}

/**
 * Reads an RFC 5545 rule; none for a rule beyond those that the product offers.
 *
 * @example
 * readRecurrence('FREQ=WEEKLY;BYDAY=WE;COUNT=8', 'Asia/Shanghai')
 * //=> { code: 'weekly', facts: { every: 1, weekdays: [3], count: 8 } }
 */
export function readRecurrence(rule: string | undefined, zone: string): Recurrence | undefined {
  const parts = partsOf(rule ?? '');
  const code = codes.get(parts.get('FREQ'));
  if (!code) return undefined;
  const days = (parts.get('BYDAY') ?? '').split(',');
  const dayOfMonth = Number(parts.get('BYMONTHDAY'));
  const count = Number(parts.get('COUNT'));
  const until = untilOf(parts.get('UNTIL'), zone);
  return {
    code,
    facts: {
      every: Number(parts.get('INTERVAL') ?? 1),
      weekdays: weekdayCodes.flatMap((each, index) => (days.includes(each) ? [index] : [])),
      ...(dayOfMonth > 0 && { dayOfMonth }),
      ...(count > 0 && { count }),
      ...(until !== undefined && { until }),
    },
  };
}
