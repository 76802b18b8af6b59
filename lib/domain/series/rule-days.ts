import { addDays, weekdayOf, type Day } from '@/lib/time/day';
import type { SeriesRule } from './read-rule';

const daysPerWeek = 7;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The first day of the month that is so many months after a day's. */
function firstOfMonth(day: Day, months: number): Day {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1)).toISOString().slice(0, 10);
}

const daysFrom = (day: Day, weekday: number) => (weekday - weekdayOf(day) + daysPerWeek) % daysPerWeek;

/** The day of a month that the rule names; undefined where that month has none, such as a 31st or a fifth Wednesday. */
function dayInMonth({ byDay: [nth], byMonthDay }: SeriesRule, first: Day, startsOn: Day): Day | undefined {
  const next = firstOfMonth(first, 1);
  const last = addDays(next, -1);
  if (nth === undefined) {
    if (byMonthDay === -1) return last;
    const day = addDays(first, (byMonthDay ?? Number(startsOn.slice(-2))) - 1);
    return day < next ? day : undefined;
  }
  const weekday = weekdayCodes.indexOf(nth.slice(-2));
  const place = Number(nth.slice(0, -2));
  if (place === -1)
    return addDays(last, daysFrom(last, weekday) === 0 ? 0 : daysFrom(last, weekday) - daysPerWeek);
  const day = addDays(first, daysFrom(first, weekday) + (place - 1) * daysPerWeek);
  return day < next ? day : undefined;
}

/** The days of the rule in its `index`th day, week or month, and the first day of that period. */
function periodOf(rule: SeriesRule, startsOn: Day, index: number): { first: Day; days: Day[] } {
  const steps = index * rule.interval;
  if (rule.frequency === 'MONTHLY') {
    const first = firstOfMonth(startsOn, steps);
    return { first, days: [dayInMonth(rule, first, startsOn) ?? []].flat() };
  }
  if (rule.frequency === 'DAILY' || rule.byDay.length === 0) {
    const day = addDays(startsOn, rule.frequency === 'DAILY' ? steps : steps * daysPerWeek);
    return { first: day, days: [day] };
  }
  // Weeks begin on Monday, as RFC 5545 has it where nothing else is said.
  const sinceMonday = (weekdayOf(startsOn) + daysPerWeek - 1) % daysPerWeek;
  const monday = addDays(startsOn, steps * daysPerWeek - sinceMonday);
  const week = Array.from({ length: daysPerWeek }, (_, shift) => addDays(monday, shift));
  return {
    first: monday,
    days: week.filter((day) => rule.byDay.includes(weekdayCodes[weekdayOf(day)] ?? '')),
  };
}

/**
 * The days of a rule from its start to a last day, at most `most` of them, as RFC 5545 has them (section 3.3.10). It takes a step
 * for each day, week or month of the rule in that span, whether or not the rule has anything there.
 *
 * @example
 * daysOfRule({ frequency: 'MONTHLY', interval: 1, byDay: [], byMonthDay: 31, count: 2 }, { from: '2026-12-01', last: '2027-12-31', most: 2 })
 * //=> ['2026-12-31', '2027-01-31']
 */
export function daysOfRule(
  rule: SeriesRule,
  { from, last, most }: { from: Day; last: Day; most: number },
): Day[] {
  const days: Day[] = [];
  for (let index = 0; days.length < most; index += 1) {
    const period = periodOf(rule, from, index);
    if (period.first > last) break;
    days.push(...period.days.filter((day) => day >= from && day <= last));
  }
  return days.slice(0, most);
}
