import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';

/** Whether a migrated store holds no company and no account yet. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return company === undefined && account === undefined;
}
