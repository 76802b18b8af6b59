import { limits } from '@/lib/domain/limits/limits';
import { cellText } from '@/lib/text/zh-cn/setup-cells';
import { weekdaysWords } from '@/lib/text/room/weekdays-words';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerDay } from '@/lib/time/instant';
import type { Cell } from './cell';

const minutesPerHour = 60;

function minutesOf(text: string): number | undefined {
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === '' || Number(minute) >= minutesPerHour) return undefined;
  const minutes = Number(hour) * minutesPerHour + Number(minute);
  return minutes <= minutesPerDay ? minutes : undefined;
}

/** The minutes of the day between which a room opens: `09:00-18:00`, or all day. */
export const hoursCell: Cell<readonly number[]> = {
  parse(text) {
    if (text === cellText.wholeDay) return [0, minutesPerDay];
    const [from, to, ...more] = text
      .replaceAll('：', ':')
      .split(/[-–—~～至]/)
      .map(minutesOf);
    return from === undefined || to === undefined || more.length > 0 || from >= to ? undefined : [from, to];
  },
  format: ([from = 0, to = 0]) =>
    from === 0 && to === minutesPerDay ? cellText.wholeDay : `${formatMinutes(from)}-${formatMinutes(to)}`,
  expected: cellText.hours,
};

const { daysPerWeek } = limits;
const digits: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 日: 0, 天: 0 };

function weekdayFrom(sign: string): number | undefined {
  if (/^[0-7]$/.test(sign)) return Number(sign) % daysPerWeek;
  return digits[sign];
}

/** Every day from one weekday up to another, over the end of the week too. */
function span(first: number, last: number): number[] {
  const length = ((last - first + daysPerWeek) % daysPerWeek) + 1;
  return Array.from({ length }, (_, index) => (first + index) % daysPerWeek);
}

/** Weekdays: `周一至周五`, `1-5`, `一、三、五`; 0 is Sunday. */
export const weekdaysCell: Cell<readonly number[]> = {
  parse(text) {
    if (text === cellText.everyDay) return span(0, daysPerWeek - 1);
    const plain = text.replace(/周|星期|礼拜|\s/g, '').replace(/[、,，;；|]/g, '');
    const days = new Set<number>();
    for (const [part] of plain.matchAll(/.[-–~至到].|./gu)) {
      const [first, last] = [weekdayFrom(part.charAt(0)), weekdayFrom(part.charAt(part.length - 1))];
      if (first === undefined || last === undefined) return undefined;
      for (const day of part.length === 1 ? [first] : span(first, last)) days.add(day);
    }
    return days.size === 0 ? undefined : [...days].sort((one, other) => one - other);
  },
  format: (days) => (days.length === daysPerWeek ? cellText.everyDay : weekdaysWords(days)),
  expected: cellText.weekdays,
};
