import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors/service-error';
import type { Bucket } from './buckets';
import { deleteFullBuckets } from './delete-full-buckets';

type Store = Pick<Deps, 'db' | 'clock'>;

const tooFrequent = (seconds: number) =>
  new ServiceError(httpCodes.tooFrequent, { data: { seconds }, retryAfterSeconds: seconds });

/**
 * Takes a token from each of the buckets, or from none. Buckets that are taken together are named in the same order everywhere,
 * or two calls could wait for each other.
 *
 * @param refused the failure that an empty bucket means, by the seconds until it has a token again; default 429000
 * @example
 * await consumeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
 */
export async function consumeTokens(
  { db, clock }: Store,
  buckets: readonly Bucket[],
  refused: (seconds: number) => ServiceError = tooFrequent,
): Promise<void> {
  const now = clock.now();
  await deleteFullBuckets(db, now);
  const consumeAll = async (store: Kysely<Database>) => {
    for (const bucket of buckets) {
      const waitMs = await consumeOne(store, bucket, now);
      // Thrown inside the transaction: what earlier buckets gave goes back.
      if (waitMs > 0) throw refused(Math.ceil(waitMs / 1_000));
    }
  };
  await (buckets.length > 1 ? db.transaction().execute(consumeAll) : consumeAll(db));
}

/** Puts back what was taken for something that did not happen. */
export async function refundTokens({ db }: Store, buckets: readonly Bucket[]): Promise<void> {
  for (const { name, burst } of buckets) {
    await sql`update rate_bucket set tokens = least(${burst}::float8, tokens + 1) where name = ${name}`.execute(
      db,
    );
  }
}

/**
 * One statement, so that parallel calls of any number of processes never get more than there is. Tokens that came in since the
 * last change are computed from its time. Returns the milliseconds to wait, 0 when a token was taken.
 */
async function consumeOne(
  db: Kysely<Database>,
  { name, burst, everyMs }: Bucket,
  now: number,
): Promise<number> {
  const at = sql`${new Date(now)}::timestamptz`;
  const elapsedMs = sql`greatest(0, 1000 * date_part('epoch', ${at} - bucket.updated_at))`;
  const held = sql`least(${burst}::float8, bucket.tokens + ${elapsedMs} / ${everyMs}::float8)`;
  const fullAfter = (missing: ReturnType<typeof sql>) =>
    sql`${at} + ${missing} * ${everyMs}::float8 * interval '1 millisecond'`;
  const { rows } = await sql<{ taken: boolean; wait_ms: number | null }>`
    with taken as (
      insert into rate_bucket as bucket (name, tokens, updated_at, full_at)
      values (${name}, ${burst}::float8 - 1, ${at}, ${fullAfter(sql`1`)})
      on conflict (name) do update set
        tokens = ${held} - 1,
        updated_at = greatest(${at}, bucket.updated_at),
        full_at = ${fullAfter(sql`(${burst}::float8 - ${held} + 1)`)}
      where ${held} >= 1
      returning true
    )
    select exists (select from taken) as taken,
      (select (1 - ${held}) * ${everyMs}::float8 from rate_bucket as bucket where name = ${name}) as wait_ms
  `.execute(db);
  const [{ taken, wait_ms: waitMs } = { taken: false, wait_ms: null }] = rows;
  // The bucket as the statement began: one that was emptied by a parallel call has its first token after a whole turn.
  return taken ? 0 : waitMs !== null && waitMs > 0 ? waitMs : everyMs;
}
