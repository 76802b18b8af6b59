import type { Frequency } from '@/lib/domain/meeting/recurrence';
import type { Day } from '@/lib/time/day';
import { writeRule } from './read-rule';

/** A rule of repetition that ends. */
export type EndedRecurrence = Pick<Frequency, 'code'> & {
  facts: Frequency['facts'] & ({ count: number; until?: undefined } | { until: Day; count?: undefined });
};

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Writes a rule as RFC 5545 does; the zone says when its last day ends.
 *
 * @example
 * writeRecurrence({ code: 'weekly', facts: { every: 1, weekdays: [3], count: 8 } }, 'Asia/Shanghai')
 * //=> 'FREQ=WEEKLY;BYDAY=WE;COUNT=8'
 */
export function writeRecurrence({ code, facts }: EndedRecurrence, zone: string): string {
  const { every, weekdays, weekOfMonth = '', dayOfMonth } = facts;
  const end = facts.count === undefined ? { until: facts.until } : { count: facts.count };
  const rule = {
    frequency: frequencies[code],
    interval: every,
    byDay: weekdays.map((weekday) => `${weekOfMonth}${weekdayCodes[weekday]}`),
    ...(dayOfMonth !== undefined && { byMonthDay: dayOfMonth }),
  };
  return writeRule({ ...rule, ...end }, zone);
}
