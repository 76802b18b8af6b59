import { dayOf, type Day } from '@/lib/time/day';

/** How often something repeats: every so many days, weeks or months. */
export type Frequency = {
  code: 'daily' | 'weekly' | 'monthly';
  facts: {
    every: number;
    /** 0 is Sunday, in order of the week; empty where the rule names none. */
    weekdays: readonly number[];
    /** The day of a month; `lastOfMonth` is its last. */
    dayOfMonth?: number;
    /** Which of the month's `weekdays`: from 1 on, or `lastOfMonth`. */
    weekOfMonth?: number;
  };
};

/** A rule of repetition. */
export type Recurrence = Pick<Frequency, 'code'> & {
  facts: Frequency['facts'] & { count?: number; until?: Day };
};

/** The last day of a month, or the last of a weekday in it, as RFC 5545 counts. */
export const lastOfMonth = -1;

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const codes = new Map<string | undefined, Recurrence['code']>([
  ['DAILY', 'daily'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
]);
const offeredParts = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST']);
const untilPattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;
const weekdayPattern = /^([+-]?\d)?(SU|MO|TU|WE|TH|FR|SA)$/;

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

function weekdaysOf(value: string): { weekdays: number[]; weekOfMonth?: number } {
  const days = value.split(',').flatMap((text) => {
    const [, week, code = ''] = weekdayPattern.exec(text) ?? [];
    return code ? [{ weekday: weekdayCodes.indexOf(code), week: week && Number(week) }] : [];
  });
  const week = days[0]?.week;
  return {
    weekdays: days.map(({ weekday }) => weekday).sort((one, other) => one - other),
    ...(week && { weekOfMonth: week }),
  };
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
  if (!code || [...parts.keys()].some((name) => !offeredParts.has(name))) return undefined;
  const dayOfMonth = Number(parts.get('BYMONTHDAY') ?? 0);
  const count = Number(parts.get('COUNT'));
  const until = untilOf(parts.get('UNTIL'), zone);
  return {
    code,
    facts: {
      every: Number(parts.get('INTERVAL') ?? 1),
      ...weekdaysOf(parts.get('BYDAY') ?? ''),
      ...(dayOfMonth !== 0 && { dayOfMonth }),
      ...(count > 0 && { count }),
      ...(until !== undefined && { until }),
    },
  };
}
