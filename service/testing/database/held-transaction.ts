import { sql } from 'kysely';
import type { Db } from '../builders/db';

/** Begins a transaction, and leaves its end to the test. */
export async function heldTransaction(db: Db) {
  let commit: () => void = () => undefined;
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const begun = await new Promise<{ trx: Db; done: Promise<void> }>((resolve) => {
    const done: Promise<void> = db.transaction().execute(async (trx) => {
      // From here on it has its place in the order.
      await sql`select pg_current_xact_id()`.execute(trx);
      setImmediate(() => resolve({ trx, done }));
      await mayCommit;
    });
  });
  return {
    trx: begun.trx,
    commit() {
      commit();
      return begun.done;
    },
  };
}
