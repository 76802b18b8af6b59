import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';

/** How many each call deletes, so that strangers cannot pile them up. */
const deletedPerCall = 10;

/** Drops buckets that are full again, which says the same as a bucket that is not there. */
export async function deleteFullBuckets(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('rate_bucket')
    .where('name', 'in', (full) =>
      full
        .selectFrom('rate_bucket')
        .where('full_at', '<=', instant(now))
        .select('name')
        .limit(deletedPerCall)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
