import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';
import { instant } from '../db/instant';

/** Deletes outbox rows that nobody goes on from any more, so many at most; answers how many. Replicas take different ones. */
export async function forgetChanges(
  db: Kysely<Database>,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  // By place: rows never move, and a join would read the whole table when much has gathered.
  const { numAffectedRows } = await sql`
    delete from outbox where ctid = any(array(
      select ctid from outbox where created_at < ${instant(before)}
      order by created_at limit ${limit} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
