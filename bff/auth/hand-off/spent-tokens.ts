import { createHash } from 'node:crypto';

type Use = { until: number; now: number };

/**
 * The handed-over tokens that were used already, for services that cannot trade them (S15). It stores hashes until the token
 * expires, at most `max` of them; beyond that the oldest is dropped. Replicas do not share it, and a restart empties it.
 */
export function spentTokens(max: number) {
  const spent = new Map<string, number>();
  const sweep = (now: number) => {
    for (const [hash, until] of spent) if (until <= now) spent.delete(hash);
    const [oldest] = spent.keys();
    if (spent.size >= max && oldest !== undefined) spent.delete(oldest);
  };
  return {
    /** False when the token was used before. */
    spend(token: string, { until, now }: Use): boolean {
      const hash = createHash('sha256').update(token).digest('base64');
      if ((spent.get(hash) ?? 0) > now) return false;
      if (spent.size >= max) sweep(now);
      spent.set(hash, until);
      return true;
    },
  };
}
