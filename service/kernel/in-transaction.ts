import type { Kysely, Transaction } from 'kysely';
import type { Deps } from './deps';
import type { Database } from '../db/database';

/** Serialization failure and deadlock: PostgreSQL undid the whole transaction so that another could go on. */
const undone = new Set(['40001', '40P01']);
const tries = 3;

type Parts = Pick<Deps, 'db' | 'changes'>;

/**
 * Runs work in one transaction, again from the start when it was the victim of a deadlock: two meetings that swap their slots
 * wait for each other whatever the order of their locks (R04, R06). Work therefore has no effect outside the database; what it
 * told is passed on after the commit.
 */
export const inTransaction = <R>(deps: Parts, work: (trx: Transaction<Database>) => Promise<R>): Promise<R> =>
  telling(deps, () => deps.db.transaction().execute(work));

/** The same for work that writes by a single statement, which is a transaction of its own: BEGIN and COMMIT would only be two more round trips. */
export const inStatement = <R>(deps: Parts, work: (db: Kysely<Database>) => Promise<R>): Promise<R> =>
  telling(deps, () => work(deps.db));

async function telling<R>(deps: Parts, work: () => Promise<R>, triesLeft = tries): Promise<R> {
  try {
    const result = await work();
    deps.changes.published();
    return result;
  } catch (error) {
    if (triesLeft <= 1 || !wasUndone(error)) throw error;
    return telling(deps, work, triesLeft - 1);
  }
}

// By shape and not by class: errors may come from another realm.
const wasUndone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && undone.has(String(error.code));
