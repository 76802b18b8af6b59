import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { StoreFacts } from './archive/manifest';

/** The facts that a backup states of its store. */
export async function storeFacts(db: Kysely<Database>): Promise<StoreFacts> {
  const { rows } = await sql<StoreFacts>`
    select (select max(name) from kysely_migration) as schema,
      current_setting('server_version') as postgres,
      pg_snapshot_xmax(pg_current_snapshot())::text as position`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the store said nothing about itself');
  return facts;
}
