import { setTimeout as delay } from 'node:timers/promises';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import { cleaning } from '@/lib/domain/limits/limits';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { changeStream } from '@/lib/domain/limits/live-limits';
import type { FileStorage } from '../../gateways/storage/file-storage';
import type { ServiceParts } from '../../kernel/deps';
import type { LastingFailures } from '../../kernel/errors/lasting-failures';
import { deleteOldFiles } from './delete-old-files';
import { deleteExpiredRows, type ExpiredRows } from './delete-expired-rows';

type Store = Pick<ServiceParts, 'db' | 'clock'>;
type Storage = { storage: Pick<FileStorage, 'incoming'> };

/**
 * The rows that nothing else deletes. Tickets, captchas and their sessions, codes of SMS and QR, buckets and the demo's
 * messages are not here: each new one deletes some old ones, because strangers can create them at any rate.
 */
const expiredRows = (now: number): ExpiredRows[] => [
  { table: 'outbox', column: 'created_at', before: now - changeStream.keptMs },
  { table: 'idempotency_key', column: 'created_at', before: now - cleaning.answersMs },
  // Ended ones too: they would have expired as well. The provider's sessions go with them.
  { table: 'access_token', column: 'expires_at', before: now },
  { table: 'notice', column: 'created_at', before: now - noticeLimits.storedMs },
  { table: 'meeting_reminder', column: 'begins_at', before: now - noticeLimits.reminderLateMs },
  { table: 'analytics_event', column: 'created_at', before: now - analytics.keptMs },
];

/** Waits, or less long once it is aborted; never rejects. */
type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

const waitFor: Wait = (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Deletes everything that is too old, in batches, between which others get at a store of one connection. */
export async function cleanUp(
  { db, clock }: Store,
  { signal, wait = waitFor }: { signal?: AbortSignal; wait?: Wait } = {},
): Promise<void> {
  for (const rows of expiredRows(clock.now())) {
    while (!signal?.aborted) {
      const count = await deleteExpiredRows(db, rows, cleaning.rowsAtOnce);
      if (count < cleaning.rowsAtOnce) break;
      await wait(cleaning.pauseMs, signal);
    }
  }
}

/** Cleans up now and then; `stop` resolves when nothing is under way any more. */
export function startCleanUp({
  db,
  clock,
  logger,
  storage,
  failures,
}: Store & Storage & Pick<ServiceParts, 'logger'> & { failures: LastingFailures }): {
  stop(): Promise<void>;
} {
  const stopped = new AbortController();
  let turn = Promise.resolve();
  const timer = setInterval(() => {
    turn = turn
      .then(() => cleanUp({ db, clock }, { signal: stopped.signal }))
      .then(() => deleteOldFiles(storage.incoming, clock.now() - fileLimits.receivingMs))
      .then(() => failures.succeeded('clean-up'))
      .catch((error: unknown) => {
        failures.failed('clean-up');
        logger.warn({ err: error }, 'old rows stay');
      });
  }, cleaning.everyMs).unref();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
      return turn;
    },
  };
}
