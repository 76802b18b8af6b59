import { createHash } from 'node:crypto';

type Use = { until: number; now: number };

/**
 * Which handed-over tokens were used already, for services that cannot trade them (S15). Kept as hashes until the token is dead
 * anyway, `most` of them; then the oldest is forgotten. Of one process: replicas and a restart do not know of each other.
 */
export function spentTokens(most: number) {
  const spent = new Map<string, number>();
  const sweep = (now: number) => {
    for (const [hash, until] of spent) if (until <= now) spent.delete(hash);
    const [oldest] = spent.keys();
    if (spent.size >= most && oldest !== undefined) spent.delete(oldest);
  };
  return {
    /** False when the token was used before. */
    spend(token: string, { until, now }: Use): boolean {
      const hash = createHash('sha256').update(token).digest('base64');
      if ((spent.get(hash) ?? 0) > now) return false;
      if (spent.size >= most) sweep(now);
      spent.set(hash, until);
      return true;
    },
  };
}
