import type { AtHand } from '@/lib/domain/calendar/at-hand';
import { formatDuration } from '@/lib/time/format';
import { scheduleText } from '../zh-cn/schedule';

/**
 * How long a meeting still runs, or until it begins.
 *
 * @example
 * atHandWords({ when: 'next', ms: 12 * 60_000 }) //=> '12 分钟后开始'
 */
export const atHandWords = ({ when, ms }: AtHand): string =>
  when === 'now' ? scheduleText.remaining(formatDuration(ms)) : scheduleText.startsIn(formatDuration(ms));

/**
 * The same as short as a tab's title, with the place.
 *
 * @example
 * tabTitleOf({ when: 'next', ms: 12 * 60_000 }, '听雨') //=> '12 分钟 · 听雨'
 */
export function tabTitleOf(atHand: AtHand, place: string): string {
  const duration = atHand.when === 'now' ? atHandWords(atHand) : formatDuration(atHand.ms);
  return scheduleText.tabTitle(duration, place);
}
