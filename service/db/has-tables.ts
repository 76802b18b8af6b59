import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database';

/** Whether a database holds tables, of this product or of any other. */
export async function hasTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  return rows.length > 0;
}
