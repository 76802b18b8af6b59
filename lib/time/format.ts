import { dateText } from '@/lib/text/zh-cn/dates';
import type { Day } from './day';
import { addDays, dayOf, weekdayOf } from './day';
import { endMinutesOfDay, minutesOfDay, minutesPerHour, msPerMinute } from './instant';

type Range = { beginTime: number; endTime: number };

const twoDigits = (value: number) => String(value).padStart(2, '0');
const partsOf = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
};

/**
 * Minutes of the day as clock time, 1440 being 24:00.
 *
 * @example
 * formatMinutes(615) //=> '10:15'
 * formatMinutes(1440) //=> '24:00'
 */
export function formatMinutes(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / minutesPerHour))}:${twoDigits(minutes % minutesPerHour)}`;
}

/**
 * The clock time of an instant that begins something.
 *
 * @example
 * formatTime(Date.parse('2026-11-19T00:00:00+08:00'), 'Asia/Shanghai') //=> '00:00'
 */
export function formatTime(instant: number, zone: string): string {
  return formatMinutes(minutesOfDay(instant, zone));
}

/**
 * The clock time of an instant that ends something: an end at 00:00 is displayed as 24:00.
 *
 * @example
 * formatEndTime(Date.parse('2026-11-19T00:00:00+08:00'), 'Asia/Shanghai') //=> '24:00'
 */
export function formatEndTime(instant: number, zone: string): string {
  return formatMinutes(endMinutesOfDay(instant, zone));
}

/**
 * Begin and end as clock times; an end on a later day, which only a foreign service can send, names its day.
 *
 * @example
 * formatRange({ beginTime, endTime }, zone) //=> '14:15–15:00'
 * formatRange({ beginTime, endTime: nextMorning }, zone) //=> '23:00–11月19日 01:00'
 */
export function formatRange({ beginTime, endTime }: Range, zone: string): string {
  const lastDay = dayOf(Math.max(beginTime, endTime - 1), zone);
  const end = formatEndTime(endTime, zone);
  const sameDay = lastDay === dayOf(beginTime, zone);
  return `${formatTime(beginTime, zone)}–${sameDay ? end : `${formatMonthDay(lastDay)} ${end}`}`;
}

/**
 * A day without its weekday.
 *
 * @example
 * formatMonthDay('2026-11-18') //=> '11月18日'
 */
export function formatMonthDay(day: Day): string {
  const { month, date } = partsOf(day);
  return dateText.monthDay(month, date);
}

/**
 * A day as headings and cards show it.
 *
 * @example
 * formatDay('2026-11-18') //=> '11月18日 周三'
 */
export function formatDay(day: Day): string {
  return `${formatMonthDay(day)} ${formatWeekday(day)}`;
}

/**
 * A day with its year, for accessible names and for days of another year.
 *
 * @example
 * formatFullDay('2026-11-18') //=> '2026年11月18日 周三'
 */
export function formatFullDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${dateText.yearMonthDay(year, month, date)} ${formatWeekday(day)}`;
}

/**
 * The day a screen is about, beside today: only a day of another year names its year.
 *
 * @example
 * formatHeadingDay('2026-11-18', '2026-11-20') //=> '11月18日 周三'
 * formatHeadingDay('2027-01-04', '2026-11-20') //=> '2027年1月4日 周一'
 */
export function formatHeadingDay(day: Day, today: Day): string {
  return partsOf(day).year === partsOf(today).year ? formatDay(day) : formatFullDay(day);
}

/**
 * The weekday's name.
 *
 * @example
 * formatWeekday('2026-11-18') //=> '周三'
 */
export function formatWeekday(day: Day): string {
  return dateText.weekdays[weekdayOf(day)] ?? '';
}

/**
 * The heading of a month, from any of its days.
 *
 * @example
 * formatMonth('2026-11-18') //=> '2026年11月'
 */
export function formatMonth(day: Day): string {
  const { year, month } = partsOf(day);
  return dateText.yearMonth(year, month);
}

/**
 * Day and clock time of one instant.
 *
 * @example
 * formatDayTime(Date.parse('2026-11-18T09:12:00+08:00'), 'Asia/Shanghai') //=> '11月18日 09:12'
 */
export function formatDayTime(instant: number, zone: string): string {
  return `${formatMonthDay(dayOf(instant, zone))} ${formatTime(instant, zone)}`;
}

/**
 * When something happened: the last two days by name, earlier ones by date.
 *
 * @example
 * formatRecent(lastNight, { now, zone }) //=> '昨天 17:40'
 */
export function formatRecent(instant: number, { now, zone }: { now: number; zone: string }): string {
  const today = dayOf(now, zone);
  const day = dayOf(instant, zone);
  if (day === today) return `${dateText.today} ${formatTime(instant, zone)}`;
  if (day === addDays(today, -1)) return `${dateText.yesterday} ${formatTime(instant, zone)}`;
  return formatDayTime(instant, zone);
}

/**
 * A length of time in words; parts of a minute count as a whole one.
 *
 * @example
 * formatDuration(45 * 60_000) //=> '45 分钟'
 * formatDuration(90 * 60_000) //=> '1 小时 30 分钟'
 */
export function formatDuration(ms: number): string {
  const total = Math.ceil(ms / msPerMinute);
  const hours = Math.floor(total / minutesPerHour);
  const minutes = total % minutesPerHour;
  const parts = [
    hours > 0 && dateText.hours(hours),
    (minutes > 0 || hours === 0) && dateText.minutes(minutes),
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * The rest of a countdown, never below zero.
 *
 * @example
 * formatCountdown(299_000) //=> '04:59'
 */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
