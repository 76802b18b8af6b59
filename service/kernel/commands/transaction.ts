import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database';

/** Serialization failure and deadlock: PostgreSQL undid the whole transaction so that another could go on. */
const undoneCodes = new Set(['40001', '40P01']);
const maxAttempts = 3;

/**
 * Runs work in one transaction, again from the start when it was the victim of a deadlock: two meetings that swap their slots
 * wait for each other whatever the order of their locks (R04, R06). Work therefore has no effect outside the database.
 */
export const inTransaction = <R>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<R>,
): Promise<R> => retryUndone(() => db.transaction().execute(work));

/** Repeats work that PostgreSQL undid as a whole; also for a single statement, which is a transaction of its own. */
export async function retryUndone<R>(work: () => Promise<R>, attemptsLeft = maxAttempts): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (attemptsLeft <= 1 || !isUndone(error)) throw error;
    return retryUndone(work, attemptsLeft - 1);
  }
}

// Checked by shape and not by class: errors may come from another realm.
const isUndone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && undoneCodes.has(String(error.code));

/** Runs several readings that have to agree with each other: all of them see the store as it was at the first (R14). */
export const inSnapshot = <R>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<R>,
): Promise<R> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
