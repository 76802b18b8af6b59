import { LRUCache } from 'lru-cache';
import { limits } from '@/lib/domain/limits/limits';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';

type Activity = { tokenHash: Buffer; lastSeenAt: number | null };

/** When this process last wrote that a session is in use, for calls that had read it before. */
const lastWrites = new LRUCache<string, number>({ max: 10_000 });

/** Notes that a session is in use: once a minute, without a wait for it. Another process may have been first; the write looks again. */
export function recordActivity({ db, clock, logger }: Deps, { tokenHash, lastSeenAt }: Activity): void {
  const now = clock.now();
  const key = tokenHash.toString('base64');
  const isFresh = (at: number | null | undefined) => typeof at === 'number' && now - at < limits.lastSeenMs;
  if (isFresh(lastSeenAt) || isFresh(lastWrites.get(key))) return;
  lastWrites.set(key, now);
  const stale = instant(now - limits.lastSeenMs);
  db.updateTable('access_token')
    .set({ last_seen_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', stale)]))
    .execute()
    .catch((error: unknown) => {
      lastWrites.delete(key);
      logger.warn({ err: error }, 'it was not noted that a session is in use');
    });
}
