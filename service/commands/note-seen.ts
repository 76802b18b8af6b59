import { limits } from '@/lib/domain/limits';
import { instant } from '../db/instant';
import type { Deps } from '../deps';

type Seen = { tokenHash: Buffer; lastSeenAt: number | null };

const underWay = new Set<string>();

/**
 * Notes that a session is in use: once a minute, and nobody waits for it. How parallel calls of one token see it differs by a
 * moment, so the write looks again.
 */
export function noteSeen({ db, clock, logger }: Deps, { tokenHash, lastSeenAt }: Seen): void {
  const now = clock.now();
  const key = tokenHash.toString('base64');
  if ((lastSeenAt !== null && now - lastSeenAt < limits.lastSeenMs) || underWay.has(key)) return;
  underWay.add(key);
  const stale = instant(now - limits.lastSeenMs);
  db.updateTable('access_token')
    .set({ last_seen_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', stale)]))
    .execute()
    .catch((error: unknown) => logger.warn({ err: error }, 'it was not noted that a session is in use'))
    .finally(() => underWay.delete(key));
}
