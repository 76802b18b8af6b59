import { firstInstantShowing, wallClock } from './wall-clock';

/** A calendar date in the company's time zone, written `yyyy-MM-dd`; it sorts as text. */
export type Day = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A day without a change of the clocks. */
export const msPerDay = 86_400_000;
const daysPerWeek = 7;
/** Whole weeks and months around a day of these years have instants that the contract takes, in every zone. */
const calendarYears = { first: 1971, last: 9998 };

// A day is a label, not an instant: arithmetic on it runs in UTC, where every day has 24 hours.
const utcOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

const labels = new Map<number, Day>();
/** About three years of days: writing a date is slow, and screens ask for the same few again and again. */
const maxLabels = 1_000;

function labelOf(utc: number): Day {
  const number = Math.floor(utc / msPerDay);
  const cached = labels.get(number);
  if (cached !== undefined) return cached;
  const label = new Date(utc).toISOString().slice(0, 10);
  if (labels.size >= maxLabels) labels.clear();
  labels.set(number, label);
  return label;
}

/**
 * Whether a value, such as a day in an address, is a real calendar date that a calendar can show.
 *
 * @example
 * isDay('2026-02-28') //=> true
 * isDay('2026-02-30') //=> false
 * isDay('0001-01-01') //=> false
 */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !dayPattern.test(value)) return false;
  const utc = utcOf(value);
  if (Number.isNaN(utc) || labelOf(utc) !== value) return false;
  const year = new Date(utc).getUTCFullYear();
  return year >= calendarYears.first && year <= calendarYears.last;
}

/**
 * The calendar date an instant falls on in a zone.
 *
 * @example
 * dayOf(Date.parse('2026-11-18T16:30:00Z'), 'Asia/Shanghai') //=> '2026-11-19'
 */
export function dayOf(instant: number, zone: string): Day {
  return labelOf(wallClock(instant, zone));
}

/**
 * The first instant of a day; where clocks skip midnight it is the first one that exists.
 *
 * @example
 * startOfDay('2026-11-18', 'Asia/Shanghai') //=> Date.parse('2026-11-17T16:00:00Z')
 */
export function startOfDay(day: Day, zone: string): number {
  return firstInstantShowing(utcOf(day), zone);
}

/**
 * The end of a day, exclusive: 24:00, which is 00:00 of the next one.
 *
 * @example
 * endOfDay('2026-11-18', zone) === startOfDay('2026-11-19', zone) //=> true
 */
export function endOfDay(day: Day, zone: string): number {
  return startOfDay(addDays(day, 1), zone);
}

/**
 * The day `count` days later, or earlier when negative.
 *
 * @example
 * addDays('2026-02-28', 1) //=> '2026-03-01'
 */
export function addDays(day: Day, count: number): Day {
  return labelOf(utcOf(day) + count * msPerDay);
}

/**
 * The weekday: 0 is Sunday, 6 is Saturday.
 *
 * @example
 * weekdayOf('2026-11-18') //=> 3
 */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

/**
 * The seven days of the week a day lies in, from Sunday.
 *
 * @example
 * weekOf('2026-11-18') //=> ['2026-11-15', …, '2026-11-21']
 */
export function weekOf(day: Day): Day[] {
  const sunday = addDays(day, -weekdayOf(day));
  return Array.from({ length: daysPerWeek }, (_, index) => addDays(sunday, index));
}
