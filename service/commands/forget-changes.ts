import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';
import { instant } from '../db/instant';

/** Deletes outbox rows that nobody goes on from any more, so many at most; answers how many. Replicas take different ones. */
export async function forgetChanges(
  db: Kysely<Database>,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox using (
      select company_id, id from outbox where created_at < ${instant(before)}
      order by created_at limit ${limit} for update skip locked
    ) as old
    where outbox.company_id = old.company_id and outbox.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
