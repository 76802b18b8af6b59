import type { Window } from '@/lib/domain/booking/booking-window';
import type { Frequency } from '@/lib/domain/meeting/recurrence';
import { dayOf, type Day } from '@/lib/time/day';
import { formatHeadingDay, formatRange } from '@/lib/time/format';
import { frequencyWords } from '../recurrence-words';
import { seriesRuleText } from '../zh-cn/series';

type Facts = {
  frequency: Frequency;
  /** The first meeting's time; the others have the same on the clock. */
  window: Window;
  starts: readonly number[];
  today: Day;
  zone: string;
};

/**
 * A whole series read back in one sentence, with its first and its last day (REP-01).
 *
 * @example
 * seriesSentence({ frequency: weekly, window, starts, today, zone })
 * //=> '每周三 10:00–11:00，共 12 场，自 12月2日 周三 至 2027年2月17日 周三'
 */
export function seriesSentence({ frequency, window, starts, today, zone }: Facts): string {
  const rule = `${frequencyWords(frequency)} ${formatRange(window, zone)}`;
  const [first = window.beginTime] = starts;
  const dayText = (instant: number) => formatHeadingDay(dayOf(instant, zone), today);
  if (starts.length <= 1) return seriesRuleText.once(rule, dayText(first));
  const days = seriesRuleText.fromTo(dayText(first), dayText(starts.at(-1) ?? first));
  return seriesRuleText.often(rule, starts.length, days);
}
