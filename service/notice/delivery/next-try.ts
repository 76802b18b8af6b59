import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';

const { firstRetryMs, longestRetryMs, giveUpMs } = noticeLimits;

/**
 * When a delivery that failed is tried again: later each time, and spread by chance, so that a system that is back is not called by all
 * at once. Undefined once a day has passed since it was due.
 *
 * @example
 * nextTryAt({ tries: 3, dueAt: 0 }, { now: 60_000, random: () => 1 }) //=> 100000
 */
export function nextTryAt(
  { tries, dueAt }: { tries: number; dueAt: number },
  { now, random }: { now: number; random: () => number },
): number | undefined {
  if (now - dueAt >= giveUpMs) return undefined;
  const longest = Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs);
  return now + Math.round(longest * (0.5 + random() / 2));
}
