import type { Day } from './day';
import { firstInstantShowing, fromWallClock, wallClock } from './wall-clock';

const clockTimePattern = /^([01]\d|2[0-4]):([0-5]\d)$/;
const epochPattern = /^\d{1,15}$/;
// Without an offset an ISO time would mean the machine's zone, which nothing here may depend on.
const isoInstantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
/** The last instant of the year 9999, in epoch milliseconds: years of five digits are read by neither calendars nor the database. */
export const lastInstant = 253_402_300_799_999;

export const msPerMinute = 60_000;
export const minutesPerHour = 60;
export const minutesPerDay = 1_440;

/**
 * Whether a value is an epoch-millisecond time that calendars and the database can both hold.
 *
 * @example
 * isInstant(1795053600000) //=> true
 * isInstant(Number.NaN) //=> false
 */
export function isInstant(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= lastInstant;
}

/**
 * Reads an instant from a query or stored value: epoch milliseconds, the same as text, or ISO 8601 with an offset.
 *
 * @example
 * parseInstant('1795053600000') //=> 1795053600000
 * parseInstant('2026-11-18T10:00+08:00') //=> 1794967200000
 * parseInstant('tomorrow') //=> undefined
 */
export function parseInstant(value: unknown): number | undefined {
  if (typeof value === 'number') return isInstant(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const instant = epochPattern.test(text)
    ? Number(text)
    : isoInstantPattern.test(text)
      ? Date.parse(text)
      : Number.NaN;
  return isInstant(instant) ? instant : undefined;
}

/**
 * A clock time as minutes of the day; `24:00` is 1440.
 *
 * @example
 * parseMinutes('10:15') //=> 615
 * parseMinutes('24:01') //=> undefined
 */
export function parseMinutes(clockTime: string): number | undefined {
  const [, hours, minutes] = clockTimePattern.exec(clockTime) ?? [];
  const total = Number(hours) * minutesPerHour + Number(minutes);
  return total <= minutesPerDay ? total : undefined;
}

/**
 * The instant at which clocks of the zone show a time on a day; `24:00` is the end of the day.
 *
 * @example
 * instantAt('2026-11-18', '10:00', 'Asia/Shanghai') //=> Date.parse('2026-11-18T02:00:00Z')
 * instantAt('2026-11-18', '25:00', 'Asia/Shanghai') //=> undefined
 */
export function instantAt(day: Day, clockTime: string, zone: string): number | undefined {
  const minutes = parseMinutes(clockTime);
  return minutes === undefined ? undefined : instantAtMinutes(day, minutes, zone);
}

const wallOf = (day: Day, minutes: number) => Date.parse(`${day}T00:00:00Z`) + minutes * msPerMinute;

/**
 * The instant that lies `minutes` of wall-clock time into a day, 1440 being its end; a time that clocks skip counts on
 * from before, so that a length stays what it is.
 *
 * @example
 * instantAtMinutes('2026-11-18', 600, 'Asia/Shanghai') //=> Date.parse('2026-11-18T02:00:00Z')
 */
export function instantAtMinutes(day: Day, minutes: number, zone: string): number {
  return fromWallClock(wallOf(day, minutes), zone);
}

/**
 * The instant at which a day has reached so many minutes of its clock, 1440 being its end. It never falls as the minutes
 * grow: all times that clocks skip are reached when they are changed.
 *
 * @example
 * firstInstantAt('2026-11-18', 600, 'Asia/Shanghai') //=> Date.parse('2026-11-18T02:00:00Z')
 */
export function firstInstantAt(day: Day, minutes: number, zone: string): number {
  return firstInstantShowing(wallOf(day, minutes), zone);
}

// Remainders are negative before the epoch.
const minutesOf = (wall: number) =>
  ((Math.floor(wall / msPerMinute) % minutesPerDay) + minutesPerDay) % minutesPerDay;

/**
 * Wall-clock minutes since midnight, 0 to 1439.
 *
 * @example
 * minutesOfDay(Date.parse('2026-11-18T10:15:00+08:00'), 'Asia/Shanghai') //=> 615
 */
export function minutesOfDay(instant: number, zone: string): number {
  return minutesOf(wallClock(instant, zone));
}

/**
 * Wall-clock minutes of an end time, 1 to 1440. An end belongs to the time before it: at midnight to the day that is over, and
 * where clocks are changed at that instant it is what they would have shown, so that 24:00 is 1440 also where it is skipped.
 *
 * @example
 * endMinutesOfDay(Date.parse('2026-11-19T00:00:00+08:00'), 'Asia/Shanghai') //=> 1440
 * endMinutesOfDay(Date.parse('2027-04-30T01:00:00+03:00'), 'Africa/Cairo') //=> 1440
 */
export function endMinutesOfDay(instant: number, zone: string): number {
  return minutesOf(wallClock(instant - 1, zone) + 1) || minutesPerDay;
}
