import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database';
import type { Change, noChange } from './change';

/** An item that the clock has to do, for one company at one instant (epoch milliseconds). */
export type DueItem = { companyId: string; dueAt: number };

/**
 * Work that the clock does. A noun declares it; `service/jobs` runs it.
 *
 * Due work is derived from stored facts: a meeting that moves leaves nothing to unschedule, and a late run catches up.
 */
export type Job<Item extends DueItem = DueItem, Answer = unknown> = {
  name: string;
  /** Items that are due at an instant, the longest due first, read without locks. */
  findDue(db: Kysely<Database>, now: number, limit: number): Promise<Item[]>;
  /**
   * Does one item in a transaction of its own. It locks the item's meeting with SKIP LOCKED and judges again under the lock; an item
   * that another process has taken or done is `noChange`. The actor of its change is null.
   */
  run(
    trx: Transaction<Database>,
    item: Item & { answer?: Answer },
    now: number,
  ): Promise<Change | typeof noChange>;
  /** Each item is many rows: the runner rests between two of them, so that a burst leaves the store to requests. */
  isBulk?: true;
  /** For items that another system has to be called about, between two transactions: no connection waits for it. */
  outside?: OutsideCall<Item, Answer>;
};

export type OutsideCall<Item extends DueItem, Answer> = {
  /**
   * Takes the item for longer than the call lasts; false where another process has it. A batch answers an item with what it has taken.
   */
  claim(trx: Transaction<Database>, item: Item, now: number): Promise<boolean | Item>;
  /** A call that rejects leaves the item without an answer. */
  call(item: Item): Promise<Answer>;
};
