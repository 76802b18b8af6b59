import type { RateLimit } from '@/lib/domain/rate-limits';

type Bucket = { tokens: number; at: number };

export type TokenBuckets = {
  /** Takes a token; answers how many milliseconds are missing when there is none. */
  take(key: string, now: number): number;
  /** How many keys are remembered. */
  readonly size: number;
};

/**
 * Token buckets in this process's memory. At most `kept` of them: the one that nobody has asked for the longest goes first, and
 * whoever could empty one on purpose that way has as many addresses as there are buckets.
 */
export function tokenBuckets({ burst, everyMs }: RateLimit, kept: number): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now) {
      const known = buckets.get(key) ?? { tokens: burst, at: now };
      const held = Math.min(burst, known.tokens + Math.max(0, now - known.at) / everyMs);
      // Put last again, so that the first of the map is the one to go.
      buckets.delete(key);
      buckets.set(key, { tokens: held >= 1 ? held - 1 : held, at: Math.max(now, known.at) });
      if (buckets.size > kept) buckets.delete(buckets.keys().next().value ?? key);
      return held >= 1 ? 0 : (1 - held) * everyMs;
    },
    get size() {
      return buckets.size;
    },
  };
}
