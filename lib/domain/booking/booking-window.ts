import { addDays, dayOf, endOfDay } from '@/lib/time/day';
import type { Day } from '@/lib/time/day';
import {
  instantAtMinutes,
  minutesOfDay,
  minutesPerHour,
  msPerMinute,
  parseInstant,
} from '@/lib/time/instant';
import { limits } from '../limits/limits';

/** A span of time, half-open: the end belongs to what follows. */
export type Window = { beginTime: number; endTime: number };

/**
 * Whether two spans share time; touching ends do not.
 *
 * @example
 * overlaps({ beginTime: ten, endTime: eleven }, { beginTime: eleven, endTime: noon }) //=> false
 */
export function overlaps(one: Window, other: Window): boolean {
  return one.beginTime < other.endTime && other.beginTime < one.endTime;
}

/** The company's zone and the server's time; a browser's own clock never decides (R37). */
export type Moment = { now: number; zone: string };

const slotMs = limits.slotMinutes * msPerMinute;
const defaultMs = limits.defaultBookingMinutes * msPerMinute;
const startOfBusiness = limits.defaultStartHour * minutesPerHour;

// Offsets of today's time zones are whole quarter hours, so rounding the epoch rounds the clock on the wall.
const roundUp = (instant: number) => Math.ceil(instant / slotMs) * slotMs;

const isEvening = (minutes: number) => minutes >= limits.defaultNextDayFromHour * minutesPerHour;
const startingAt = (beginTime: number): Window => ({ beginTime, endTime: beginTime + defaultMs });

/**
 * The next 15-minute step, or the instant itself when it is one.
 *
 * @example
 * nextSlot(at('10:07')) //=> at('10:15')
 */
export function nextSlot(instant: number): number {
  return roundUp(instant);
}

/**
 * Whether a span lies within one day of the zone; 24:00 is the next 00:00 and still belongs to it.
 *
 * @example
 * isOneDay({ beginTime: at('23:30'), endTime: at('24:00') }, zone) //=> true
 */
export function isOneDay({ beginTime, endTime }: Window, zone: string): boolean {
  return endTime <= endOfDay(dayOf(beginTime, zone), zone);
}

/**
 * The booking offered without usable input: now, or from 19:00 on 09:00 of the next day, for 30 minutes.
 *
 * @example
 * defaultWindow({ now: at('10:07'), zone }) //=> 10:15–10:45
 * defaultWindow({ now: at('19:00'), zone }) //=> 09:00–09:30 of the next day
 */
export function defaultWindow({ now, zone }: Moment): Window {
  if (!isEvening(minutesOfDay(now, zone))) return startingAt(roundUp(now));
  return startingAt(instantAtMinutes(addDays(dayOf(now, zone), 1), startOfBusiness, zone));
}

/**
 * BOOK-03: turns whatever a link or a stored form holds into a window that may be booked. One failing check, and the default
 * stands in; otherwise both ends are rounded up to 15 minutes and the end stays within its day.
 *
 * @example
 * normaliseWindow({ beginTime: at('14:05'), endTime: at('14:50') }, { now, zone }) //=> 14:15–15:00
 * normaliseWindow({ beginTime: 'soon' }, { now: at('10:07'), zone }) //=> 10:15–10:45
 */
export function normaliseWindow(input: { beginTime?: unknown; endTime?: unknown }, moment: Moment): Window {
  const beginTime = parseInstant(input.beginTime);
  const endTime = parseInstant(input.endTime);
  if (beginTime === undefined || endTime === undefined) return defaultWindow(moment);

  const tooShort = endTime - beginTime < limits.minBookingMinutes * msPerMinute;
  if (tooShort || beginTime < moment.now || !isOneDay({ beginTime, endTime }, moment.zone))
    return defaultWindow(moment);

  const lastInstant = endOfDay(dayOf(beginTime, moment.zone), moment.zone);
  return { beginTime: roundUp(beginTime), endTime: Math.min(roundUp(endTime), lastInstant) };
}

/**
 * The booking that a click on a calendar cell starts (CAL-04): on a later day the same quarter hour, from 19:00 on 09:00;
 * a past day starts nothing.
 *
 * @example
 * windowOnDay('2026-11-20', { now: at('10:07'), zone }) //=> 10:15–10:45 on the 20th
 */
export function windowOnDay(day: Day, moment: Moment): Window | undefined {
  const today = dayOf(moment.now, moment.zone);
  if (day < today) return undefined;
  if (day === today) return defaultWindow(moment);
  const minutes = Math.ceil(minutesOfDay(moment.now, moment.zone) / limits.slotMinutes) * limits.slotMinutes;
  return startingAt(instantAtMinutes(day, isEvening(minutes) ? startOfBusiness : minutes, moment.zone));
}
