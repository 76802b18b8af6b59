import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database';
import { inTransaction } from '../db/in-transaction';
import { instant } from '../db/instant';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors';
import type { Scope } from './authenticate';
import type { Once } from './call';

/** How long a first answer is repeated (contract.md, "Bodies"). */
const keptMs = 24 * 60 * 60 * 1_000;
const keyPattern = /^[\x21-\x7e]{1,128}$/;

export type RequestKey = { key: string; requestHash: Buffer };

/** The key a caller sent, with what it stands for; undefined when the request carries none. */
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

/** Binds {@link runOnce} to one call; without a key it is a plain transaction. */
export const onceFor =
  (deps: Deps, scope: Scope, requestKey: RequestKey | undefined): Once =>
  (work) =>
    inTransaction(deps, (trx) =>
      requestKey ? runOnce({ trx, scope, now: deps.clock.now(), ...requestKey }, work) : work(trx),
    );

type Claim = RequestKey & { trx: Transaction<Database>; scope: Scope; now: number };

/**
 * The first caller under a key does the work and leaves its answer in the same transaction; everybody else gets that
 * answer (R11). A twin that races it waits in {@link claimKey}; when the first fails, its rollback frees the key.
 */
export async function runOnce<R>(claim: Claim, work: (trx: Transaction<Database>) => Promise<R>): Promise<R> {
  if (!(await claimKey(claim))) return firstAnswer<R>(claim);
  const result = await work(claim.trx);
  await keepAnswer(claim, result);
  return result;
}

async function claimKey({ trx, scope, key, requestHash, now }: Claim): Promise<boolean> {
  const createdAt = new Date(now);
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({
      company_id: scope.companyId,
      staff_id: scope.staffId,
      key,
      request_hash: requestHash,
      created_at: createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'staff_id', 'key'])
        .doUpdateSet({ request_hash: requestHash, created_at: createdAt, status: null, response: null })
        .where('idempotency_key.created_at', '<=', instant(now - keptMs)),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function firstAnswer<R>({ trx, scope, key, requestHash }: Claim): Promise<R> {
  const first = await trx
    .selectFrom('idempotency_key')
    .where('company_id', '=', scope.companyId)
    .where('staff_id', '=', scope.staffId)
    .where('key', '=', key)
    .select(['request_hash', 'response'])
    .executeTakeFirstOrThrow();
  if (!first.request_hash.equals(requestHash)) throw new ServiceError(httpCodes.keyReused);
  return (first.response ?? undefined) as R;
}

const keepAnswer = ({ trx, scope, key }: Claim, result: unknown) =>
  trx
    .updateTable('idempotency_key')
    .set(result === undefined ? { status: 204 } : { status: 200, response: JSON.stringify(result) })
    .where('company_id', '=', scope.companyId)
    .where('staff_id', '=', scope.staffId)
    .where('key', '=', key)
    .execute();
