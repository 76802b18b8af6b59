import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../caller';
import { type Change, type ChangeRows, changeRows, noChange } from './change';
import type { Deps } from '../deps';
import { storeAnswer, type RequestKey } from '../idempotency/idempotency';
import { inTransaction, retryUndone } from './transaction';
import { writeChange } from './write-change';

/** The context of a command: its caller, and the key that its answer is stored under. */
export type Run = { deps: Deps; caller: Caller; requestKey?: RequestKey | undefined };

/** The moment of the command, in epoch milliseconds: one for everything that it writes. */
type AtNow<Input> = Input & { now: number };

/**
 * Changes a company's data inside the given transaction, and returns the change. Without a `change` it does not compile, so
 * none can be left out; `noChange` has to be written.
 */
export type Command<Input, Result, By extends Caller = Caller> = (
  trx: Transaction<Database>,
  caller: By,
  input: AtNow<Input>,
) => Promise<{ result: Result; change: Change | typeof noChange }>;

/**
 * Runs a command in one transaction, again after a deadlock; writes its change log and outbox rows, keeps the answer under the
 * caller's idempotency key (BOOK-09), and wakes open pages after the commit (UX-02).
 */
export async function runCommand<Input extends object, Result, By extends Caller>(
  { deps, caller, requestKey }: Run & { caller: By },
  command: Command<Input, Result, By>,
  input: Input,
): Promise<Result> {
  const now = deps.clock.now();
  const { result, change } = await inTransaction(deps.db, async (trx) => {
    const outcome = await command(trx, caller, { ...input, now });
    if (outcome.change !== noChange)
      await writeChange(trx, { companyId: caller.companyId, change: outcome.change, now });
    if (requestKey) await storeAnswer(trx, { caller, requestKey, answer: outcome.result, now });
    return outcome;
  });
  if (change === noChange) return result;
  deps.changes.published();
  if (change.dueAt !== undefined) deps.jobs.dueAt(change.dueAt);
  return result;
}

declare const written: unique symbol;
/** Proof that a change went into a statement of the command's own. */
export type WrittenChange = { readonly [written]: true };

/** The rows of a change for a statement that writes them itself, with the proof that {@link runWritingCommand} asks for. */
export const changeParameters = (change: Change): { rows: ChangeRows; proof: WrittenChange } => ({
  rows: changeRows(change),
  proof: {} as WrittenChange,
});

/** As {@link Command}, but one statement of its own also writes the change and the stored answer, which saves a round trip. */
export type WritingCommand<Input, Result> = (
  db: Kysely<Database>,
  caller: Caller,
  input: AtNow<Input> & { requestKey: RequestKey | undefined },
) => Promise<{ result: Result; change: WrittenChange }>;

/** Runs a command that writes its change itself, as a single statement or, where more has to hold together, in a transaction. */
export async function runWritingCommand<Input extends object, Result>(
  { deps, caller, requestKey, isSingle }: Run & { isSingle: boolean },
  command: WritingCommand<Input, Result>,
  input: Input,
): Promise<Result> {
  const atNow = { ...input, now: deps.clock.now(), requestKey };
  const { result } = isSingle
    ? await retryUndone(() => command(deps.db, caller, atNow))
    : await inTransaction(deps.db, (trx) => command(trx, caller, atNow));
  deps.changes.published();
  return result;
}
