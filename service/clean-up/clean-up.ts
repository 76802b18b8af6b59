import { cleaning } from '@/lib/domain/limits';
import { changeStream } from '@/lib/domain/live-limits';
import type { ServiceParts } from '../deps';
import { forgetRows, type OldRows } from './forget-rows';

type Store = Pick<ServiceParts, 'db' | 'clock'>;

/**
 * What nothing else takes along. Tickets, captchas and their sessions, codes of SMS and QR, buckets and the demo's messages are not
 * here: each new one deletes some old ones, because strangers make them as fast as they like.
 */
const oldRows = (now: number): OldRows[] => [
  // Notifications will need a mark of their own first (ADR 28).
  { table: 'outbox', column: 'created_at', before: now - changeStream.keptMs },
  { table: 'idempotency_key', column: 'created_at', before: now - cleaning.answersMs },
  // Ended ones too: they would have expired as well. The provider's sessions go with them.
  { table: 'access_token', column: 'expires_at', before: now },
];

/** Deletes everything that is too old, in batches. */
export async function cleanUp({ db, clock }: Store, signal?: AbortSignal): Promise<void> {
  for (const rows of oldRows(clock.now())) {
    let count: number = cleaning.rowsAtOnce;
    while (count === cleaning.rowsAtOnce && !signal?.aborted)
      count = await forgetRows(db, rows, cleaning.rowsAtOnce);
  }
}

/** Cleans up now and then; `stop` resolves when nothing is under way any more. */
export function keepClean({ db, clock, logger }: Store & Pick<ServiceParts, 'logger'>): {
  stop(): Promise<void>;
} {
  const stopped = new AbortController();
  let turn = Promise.resolve();
  const timer = setInterval(() => {
    turn = turn
      .then(() => cleanUp({ db, clock }, stopped.signal))
      .catch((error: unknown) => logger.warn({ err: error }, 'old rows stay'));
  }, cleaning.everyMs).unref();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
      return turn;
    },
  };
}
