import type { Notice } from '@/lib/contract/notice';
import { dayOf, type Day } from '@/lib/time/day';

/**
 * Notices under the day of their arrival, in the order in which they come.
 *
 * @example
 * noticesByDay([atNine, atEight, yesterday], zone) //=> [['2026-11-18', [atNine, atEight]], ['2026-11-17', [yesterday]]]
 */
export function noticesByDay<Item extends Pick<Notice, 'time'>>(
  notices: readonly Item[],
  zone: string,
): readonly (readonly [Day, readonly Item[]])[] {
  const groups = new Map<Day, Item[]>();
  for (const notice of notices) {
    const day = dayOf(notice.time, zone);
    const group = groups.get(day);
    if (group) group.push(notice);
    else groups.set(day, [notice]);
  }
  return [...groups];
}
