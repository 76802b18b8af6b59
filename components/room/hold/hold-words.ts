import type { RoomHold } from '@/lib/contract/hold';
import { holdText } from '@/lib/text/zh-cn/hold';
import { formatRange } from '@/lib/time/format';

/**
 * Names the person who is about to book a slot, in a sentence for screen readers and phones.
 *
 * @example
 * holdWords(hold, zone) //=> '周宁正在预订 14:00–15:00'
 */
export const holdWords = (hold: Pick<RoomHold, 'realName' | 'beginTime' | 'endTime'>, zone: string): string =>
  holdText.sentence(hold.realName, formatRange(hold, zone));
