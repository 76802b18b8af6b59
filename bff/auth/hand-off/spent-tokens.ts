import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Use = { until: number; now: number };

/**
 * Which handed-over tokens were used already, for services that cannot trade them (S15). Stored as hashes until the token
 * expires, at most `max`; then the oldest is evicted. Of this process alone: replicas and a restart do not share it.
 */
export function spentTokens(max: number) {
  const spent = new LRUCache<string, number>({ max });
  const removeExpired = (now: number) => {
    for (const [hash, until] of [...spent.entries()]) if (until <= now) spent.delete(hash);
  };
  return {
    /** False when the token was used before. */
    spend(token: string, { until, now }: Use): boolean {
      const hash = createHash('sha256').update(token).digest('base64');
      // A second try makes a token no younger.
      if ((spent.peek(hash) ?? 0) > now) return false;
      if (spent.size >= max) removeExpired(now);
      spent.set(hash, until);
      return true;
    },
  };
}
