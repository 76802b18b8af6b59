import type { NoticeFacts } from '@/lib/contract/notice';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { msPerMinute } from '@/lib/time/instant';

/**
 * How soon a meeting begins.
 *
 * @example
 * soonWords({ beginTime: now + 290_000 }, now) //=> '会议将在 5 分钟后开始'
 */
export function soonWords({ beginTime }: Pick<NoticeFacts, 'beginTime'>, now: number): string {
  const minutes = Math.ceil((beginTime - now) / msPerMinute);
  if (minutes > 0) return noticesText.soon.in(minutes);
  return now - beginTime < msPerMinute ? noticesText.soon.now : noticesText.soon.begun;
}
