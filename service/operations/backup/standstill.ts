import { bulkhead } from 'cockatiel';
import type { Connection } from '../../db/connect';

/** Runs work of at most the given milliseconds, while no query reaches the store. */
export type Standstill = <R>(work: () => Promise<R>, withinMs: number) => Promise<R>;

/**
 * Standstills of the embedded store, whose pool has one connection: it is taken in its turn, so that no query is on its way.
 * Queries meanwhile would be refused after the usual wait for a connection, and wait as much longer as the work may take; never
 * for two standstills, since the next one queues behind all that came during this one.
 */
export function standstills({ pool, queueCleared }: Pick<Connection, 'pool' | 'queueCleared'>): Standstill {
  const oneByOne = bulkhead(1, Infinity);
  return (work, withinMs) =>
    oneByOne.execute(async () => {
      const usualMs = pool.options.connectionTimeoutMillis ?? 0;
      pool.options.connectionTimeoutMillis = usualMs + withinMs;
      try {
        await queueCleared();
        const connection = await pool.connect();
        try {
          return await work();
        } finally {
          connection.release();
        }
      } finally {
        pool.options.connectionTimeoutMillis = usualMs;
      }
    });
}
