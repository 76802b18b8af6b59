import type { Series } from '@/lib/contract/series';
import { seriesReachText } from '@/lib/text/zh-cn/series';
import { reachedOccurrences, reaches, type Reach } from './reached-occurrences';

type Facts = {
  meetingId: string;
  now: number;
  /** Words for the occurrences that were changed on their own. */
  changed: (count: number) => string;
};

/** How many occurrences each reach means, and what becomes of those that were changed on their own. */
export function reachHints(
  series: Series | undefined,
  { meetingId, now, changed }: Facts,
): Partial<Record<Reach, string>> {
  if (!series) return {};
  const several = reaches.filter((reach) => reach !== 'this');
  return Object.fromEntries(
    several.map((reach) => {
      const meant = reachedOccurrences(series, { meetingId, reach, now });
      const own = meant.filter(({ changedFields }) => changedFields.length > 0).length;
      return [
        reach,
        [seriesReachText.meant(meant.length), own > 0 && changed(own)].filter(Boolean).join('，'),
      ];
    }),
  );
}
