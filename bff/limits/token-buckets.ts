import { LRUCache } from 'lru-cache';
import type { RateLimit } from '@/lib/domain/limits/rate-limits';

type Bucket = { tokens: number; at: number };

export type TokenBuckets = {
  /** Takes a token; answers how many milliseconds are missing when there is none. */
  take(key: string, now: number): number;
  /** How many milliseconds are missing until there is one; takes nothing, and stores nothing. */
  missing(key: string, now: number): number;
  /** How many keys have a bucket. */
  readonly size: number;
};

/**
 * Token buckets in this process's memory. At most `max` of them: the least recently used goes first. A caller who could push one out on
 * purpose has as many keys that still get tokens as there are buckets.
 */
export function tokenBuckets({ burst, everyMs }: RateLimit, max: number): TokenBuckets {
  // A limit by size takes room as buckets come; one by number would take it all at once, for each kind of limit.
  const buckets = new LRUCache<string, Bucket>({ maxSize: max, sizeCalculation: () => 1 });
  const filled = (key: string, now: number): Bucket => {
    const { tokens, at } = buckets.peek(key) ?? { tokens: burst, at: now };
    return { tokens: Math.min(burst, tokens + Math.max(0, now - at) / everyMs), at: Math.max(now, at) };
  };
  const missingIn = ({ tokens }: Bucket) => (tokens >= 1 ? 0 : (1 - tokens) * everyMs);
  return {
    take(key, now) {
      const bucket = filled(key, now);
      const missingMs = missingIn(bucket);
      buckets.set(key, missingMs > 0 ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
      return missingMs;
    },
    missing: (key, now) => missingIn(filled(key, now)),
    get size() {
      return buckets.size;
    },
  };
}
