import type { Transaction } from 'kysely';
import type { Deps } from '../deps';
import type { Database } from './database';

/** Serialization failure and deadlock: PostgreSQL undid the whole transaction so that another could go on. */
const undone = new Set(['40001', '40P01']);
const tries = 3;

/**
 * Runs work in one transaction, again from the start when it was the victim of a deadlock: two meetings that swap their slots
 * wait for each other whatever the order of their locks (R04, R06). Work therefore has no effect outside the database; what it
 * told is passed on after the commit.
 */
export async function inTransaction<R>(
  deps: Pick<Deps, 'db' | 'changes'>,
  work: (trx: Transaction<Database>) => Promise<R>,
  triesLeft = tries,
): Promise<R> {
  try {
    const result = await deps.db.transaction().execute(work);
    deps.changes.told();
    return result;
  } catch (error) {
    if (triesLeft <= 1 || !wasUndone(error)) throw error;
    return inTransaction(deps, work, triesLeft - 1);
  }
}

// By shape and not by class: errors may come from another realm.
const wasUndone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && undone.has(String(error.code));
