import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Use = { until: number; now: number };

/**
 * The handed-over tokens that were used already, for services that cannot trade them (S15). It stores hashes until the token
 * expires, at most `max` of them; beyond that the oldest is dropped. Replicas do not share it, and a restart empties it.
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
      // Not `get`: a second try must not make the token the most recently used.
      if ((spent.peek(hash) ?? 0) > now) return false;
      if (spent.size >= max) removeExpired(now);
      spent.set(hash, until);
      return true;
    },
  };
}
