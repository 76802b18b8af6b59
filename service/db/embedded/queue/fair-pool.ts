import type { Pool, PoolClient } from 'pg';
import { deadlines } from '@/lib/domain/limits/limits';
import type { ClientPool, LentClient } from '../../unanswered';
import { fairQueue } from './fair-queue';
import { currentQueueKey } from './queue-key';

export type FairPool = ClientPool & {
  /** Settles once all that wait for the connection now have had it. */
  cleared(): Promise<void>;
};

/**
 * A pool of one connection that callers get in turn, where the pool itself goes by arrival: of one person's flood, another
 * person would wait for all (S29). A turn is one statement, or one transaction.
 */
export function fairPool(pool: Pool): FairPool {
  const queue = fairQueue(() => pool.options.connectionTimeoutMillis ?? deadlines.poolWaitMs);
  return {
    async connect() {
      const endTurn = await queue.enter(currentQueueKey());
      try {
        return lend(await pool.connect(), endTurn);
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    end: () => pool.end(),
    cleared: () => queue.cleared(),
  };
}

const lend = (client: PoolClient, endTurn: () => void): LentClient => ({
  query: client.query.bind(client) as PoolClient['query'],
  release(error) {
    client.release(error);
    endTurn();
  },
});
