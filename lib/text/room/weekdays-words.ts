import { limits } from '@/lib/domain/limits/limits';
import { dateText } from '../zh-cn/dates';

const { daysPerWeek } = limits;
/** The Chinese week is read from Monday. */
const placeInWeek = (weekday: number) => (weekday + daysPerWeek - 1) % daysPerWeek;
/** Fewer days in a row are listed one by one. */
const shortestSpan = 3;

/**
 * Weekdays in words, from Monday on; 0 is Sunday.
 *
 * @example
 * weekdaysWords([1, 2, 3, 4, 5]) //=> '周一至周五'
 * weekdaysWords([0, 1, 3]) //=> '周一、周三、周日'
 */
export function weekdaysWords(weekdays: readonly number[]): string {
  const ordered = [...weekdays].sort((one, other) => placeInWeek(one) - placeInWeek(other));
  const names = ordered.map((weekday) => dateText.weekdays[weekday] ?? '');
  const [first, last] = [ordered[0] ?? 0, ordered.at(-1) ?? 0];
  const isSpan =
    ordered.length >= shortestSpan && placeInWeek(last) - placeInWeek(first) === names.length - 1;
  return isSpan ? dateText.weekdaySpan(names[0] ?? '', names.at(-1) ?? '') : names.join('、');
}
