import { dayOf, endOfDay, isDay, type Day } from '@/lib/time/day';
import { seriesLimits } from '../limits/series-limits';

/** A rule of the kinds that the product offers, as its parts. An end is a count or a day, the last on which it may recur. */
export type SeriesRule = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  interval: number;
  /** As RFC 5545 writes them: weekdays of a week, and with a number, as in `2WE`, one of a month. */
  byDay: readonly string[];
  byMonthDay?: number;
} & ({ count: number; until?: undefined } | { until: Day; count?: undefined });

const offered = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST']);
const weekdayPattern = /^(MO|TU|WE|TH|FR|SA|SU)$/;
const nthWeekdayPattern = /^([1-5]|-1)(MO|TU|WE|TH|FR|SA|SU)$/;
const untilPattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;
const countPattern = /^\d{1,6}$/;
const daysPerWeek = 7;

/** The parts by name; undefined where one has no value or stands twice. */
function partsOf(text: string): Map<string, string> | undefined {
  const parts = text
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';');
  const pairs = parts.map((part) => part.split('='));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) return undefined;
  const map = new Map(pairs.map(([name = '', value = '']): [string, string] => [name, value]));
  return map.size === pairs.length && [...map.keys()].every((name) => offered.has(name)) ? map : undefined;
}

const countOf = (value: string | undefined): number | undefined =>
  value !== undefined && countPattern.test(value) ? Number(value) : undefined;

/** RFC 5545, section 3.3.10: UNTIL with a time is in UTC, without one it is a calendar date already. */
function untilOf(value: string | undefined, zone: string): Day | undefined {
  const [, year, month, date, hour, minute, second] = untilPattern.exec(value ?? '') ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return undefined;
  if (hour === undefined) return day;
  const instant = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(instant) ? undefined : dayOf(instant, zone);
}

type Days = Pick<SeriesRule, 'byDay' | 'byMonthDay'>;

/** The days that the rule names; undefined for a combination that is not offered. */
function daysOf(parts: Map<string, string>, frequency: SeriesRule['frequency']): Days | undefined {
  const byDay = [...new Set(parts.get('BYDAY')?.split(',') ?? [])];
  const byMonthDay = parts.get('BYMONTHDAY');
  if (byMonthDay === undefined) {
    const pattern = frequency === 'MONTHLY' ? nthWeekdayPattern : weekdayPattern;
    const most = { DAILY: 0, WEEKLY: daysPerWeek, MONTHLY: 1 }[frequency];
    return byDay.length <= most && byDay.every((day) => pattern.test(day)) ? { byDay } : undefined;
  }
  const date = Number(byMonthDay);
  const isDate = /^-?\d{1,2}$/.test(byMonthDay) && (date === -1 || (date >= 1 && date <= 31));
  return frequency === 'MONTHLY' && byDay.length === 0 && isDate ? { byDay, byMonthDay: date } : undefined;
}

/**
 * Reads a rule, `UNTIL` as a day of the zone; undefined where a part of it is not offered, or it has no end or two.
 *
 * @example
 * readRule('FREQ=WEEKLY;BYDAY=WE;COUNT=8', zone) //=> { frequency: 'WEEKLY', interval: 1, byDay: ['WE'], count: 8 }
 * readRule('FREQ=YEARLY;COUNT=2', zone) //=> undefined
 */
export function readRule(text: string, zone: string): SeriesRule | undefined {
  const parts = partsOf(text);
  const frequency = parts?.get('FREQ');
  if (parts === undefined || !isFrequency(frequency)) return undefined;
  const interval = countOf(parts.get('INTERVAL') ?? '1');
  const days = daysOf(parts, frequency);
  // Another first day of the week would only matter to a rule that names it; Monday is the default of RFC 5545.
  const isMonday = (parts.get('WKST') ?? 'MO') === 'MO';
  if (!interval || interval > seriesLimits.interval || days === undefined || !isMonday) return undefined;
  const rule = { frequency, interval, ...days };
  const [count, until] = [countOf(parts.get('COUNT')), untilOf(parts.get('UNTIL'), zone)];
  if (parts.has('COUNT')) return count === undefined || parts.has('UNTIL') ? undefined : { ...rule, count };
  return until === undefined ? undefined : { ...rule, until };
}

const isFrequency = (value: string | undefined): value is SeriesRule['frequency'] =>
  value === 'DAILY' || value === 'WEEKLY' || value === 'MONTHLY';

/** The last second of a day in UTC, as RFC 5545 wants an UNTIL beside a start with a zone. */
const untilText = (day: Day, zone: string): string =>
  `${new Date(endOfDay(day, zone) - 1_000).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** The parts of a rule in one order, with the given end. */
const ruleText = (rule: SeriesRule, end: string): string =>
  [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...(rule.byDay.length > 0 ? [`BYDAY=${rule.byDay.join(',')}`] : []),
    ...(rule.byMonthDay === undefined ? [] : [`BYMONTHDAY=${rule.byMonthDay}`]),
    end,
  ].join(';');

/**
 * A rule as text, so that equal rules have equal texts.
 *
 * @example
 * writeRule({ frequency: 'DAILY', interval: 1, byDay: [], count: 3 }, zone) //=> 'FREQ=DAILY;COUNT=3'
 */
export const writeRule = (rule: SeriesRule, zone: string): string =>
  ruleText(rule, rule.count === undefined ? `UNTIL=${untilText(rule.until, zone)}` : `COUNT=${rule.count}`);
