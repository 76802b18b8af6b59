import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';

/** Rows of a table that are worth nothing once the time in this column, which has an index, is before an instant. */
export type ExpiredRows = {
  table: 'outbox' | 'idempotency_key' | 'access_token' | 'analytics_event' | 'notice' | 'meeting_reminder';
  column: 'created_at' | 'expires_at' | 'begins_at';
  before: number;
};

/** Deletes the oldest of them, up to the limit; returns their number. Replicas take different ones, without waiting for locks. */
export async function deleteExpiredRows(
  db: Kysely<Database>,
  { table, column, before }: ExpiredRows,
  limit: number,
): Promise<number> {
  // Selected by ctid: a join would read the whole table when many rows have piled up.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${instant(before)}
      order by ${sql.ref(column)} limit ${limit} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
