import type { RateLimit } from '@/lib/domain/limits/rate-limits';

type Bucket = { tokens: number; at: number };

export type TokenBuckets = {
  /** Takes a token; answers how many milliseconds are missing when there is none. */
  take(key: string, now: number): number;
  /** How many milliseconds are missing until there is one; takes nothing, and remembers nobody. */
  missing(key: string, now: number): number;
  /** How many keys are remembered. */
  readonly size: number;
};

/**
 * Token buckets in this process's memory. At most `kept` of them: the one that nobody has asked for the longest goes first, and whoever
 * could push one out on purpose has as many keys that still get tokens as there are buckets.
 */
export function tokenBuckets({ burst, everyMs }: RateLimit, kept: number): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const filled = (key: string, now: number): Bucket => {
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
    return { tokens: Math.min(burst, tokens + Math.max(0, now - at) / everyMs), at: Math.max(now, at) };
  };
  const missingIn = ({ tokens }: Bucket) => (tokens >= 1 ? 0 : (1 - tokens) * everyMs);
  return {
    take(key, now) {
      const bucket = filled(key, now);
      const missingMs = missingIn(bucket);
      // Put last again, so that the first of the map is the one to go.
      buckets.delete(key);
      buckets.set(key, missingMs > 0 ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
      if (buckets.size > kept) buckets.delete(buckets.keys().next().value ?? key);
      return missingMs;
    },
    missing: (key, now) => missingIn(filled(key, now)),
    get size() {
      return buckets.size;
    },
  };
}
