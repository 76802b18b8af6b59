import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { cleaning } from '@/lib/domain/limits/limits';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors/service-error';
import type { Caller } from '../caller';

const keyPattern = /^[\x21-\x7e]{1,128}$/;

/** Scoped to the caller; `requestHash` distinguishes the request from others under the same key. */
export type RequestKey = { key: string; requestHash: Buffer };

/**
 * Runs work once per `Idempotency-Key` of the caller where one was sent (BOOK-09). Work that gets a key stores its answer under it,
 * in the same transaction as everything else that it writes.
 */
export type Once = <R>(work: (requestKey: RequestKey | undefined) => Promise<R>) => Promise<R>;

/** The key that a caller sent, with the hash of its request; undefined when the request carries none. */
export function requestKeyOf(request: Request, bodyBytes: Buffer | undefined): RequestKey | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyPattern.test(key)) throw new ServiceError(httpCodes.invalid);
  const { pathname, search } = new URL(request.url);
  const requestHash = createHash('sha256')
    .update(`${request.method} ${pathname}${search}\n`)
    .update(bodyBytes ?? '')
    .digest();
  return { key, requestHash };
}

/** Binds {@link runOnce} to one call; without a key the work is simply done. */
export const onceFor =
  (deps: Deps, caller: Caller, requestKey: RequestKey | undefined): Once =>
  (work) =>
    requestKey ? runOnce({ deps, caller, requestKey }, work) : work(undefined);

type Attempt = { deps: Deps; caller: Caller; requestKey: RequestKey };

/**
 * The first call under a key does the work and stores its answer under the key, in the same transaction. Every other call is
 * rolled back, by a refusal or by the key itself, and gets that answer (R11): a parallel call waits for the first one at the
 * same slot or at the key. When the first fails, the key is free.
 */
async function runOnce<R>(attempt: Attempt, work: (requestKey: RequestKey) => Promise<R>): Promise<R> {
  try {
    return await work(attempt.requestKey);
  } catch (error) {
    const isTaken = isDuplicateKey(error);
    if (!isTaken && !(error instanceof ServiceError)) throw error;
    const now = attempt.deps.clock.now();
    const first = await findFirstAnswer(attempt, now);
    if (first) return first.response as R;
    if (!isTaken) throw error;
    await deleteAnswer(attempt, now);
    return runOnce(attempt, work);
  }
}

// Checked by shape and not by class: errors may come from another realm.
const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'idempotency_key_pkey';

/** @throws ServiceError 422000 when the key stands for another request */
async function findFirstAnswer({ deps, caller, requestKey }: Attempt, now: number) {
  const first = await deps.db
    .selectFrom('idempotency_key')
    .where('company_id', '=', caller.companyId)
    .where('staff_id', '=', caller.staffId)
    .where('key', '=', requestKey.key)
    .where('created_at', '>', instant(now - cleaning.answersMs))
    .select(['request_hash', 'response'])
    .executeTakeFirst();
  if (first && !first.request_hash.equals(requestKey.requestHash))
    throw new ServiceError(httpCodes.keyReused);
  return first && { response: first.response ?? undefined };
}

/** Keeps an answer under the caller's key, in the transaction that it answers for. */
export const storeAnswer = (
  trx: Kysely<Database>,
  {
    caller,
    requestKey,
    answer,
    now,
  }: { caller: Caller; requestKey: RequestKey; answer: unknown; now: number },
) =>
  trx
    .insertInto('idempotency_key')
    .values({
      company_id: caller.companyId,
      staff_id: caller.staffId,
      key: requestKey.key,
      request_hash: requestKey.requestHash,
      status: 200,
      response: answer === undefined ? null : JSON.stringify(answer),
      created_at: new Date(now),
    })
    .execute();

const deleteAnswer = ({ deps, caller, requestKey }: Attempt, now: number) =>
  deps.db
    .deleteFrom('idempotency_key')
    .where('company_id', '=', caller.companyId)
    .where('staff_id', '=', caller.staffId)
    .where('key', '=', requestKey.key)
    .where('created_at', '<=', instant(now - cleaning.answersMs))
    .execute();
