import { type Kysely, sql } from 'kysely';
import { seedLoadText } from '@/lib/text/zh-cn/seed-load';
import type { StoreAddress } from '../../../db/connect';
import { connect } from '../../../db/connect';
import type { Database } from '../../../db/database';
import { hasTables } from '../../../db/has-tables';
import { migrateStore } from '../../../db/migrate';
import { isEmpty } from '../is-empty';
import { type LoadFacts, readLoadFacts } from './load-facts';
import { LoadRefusedError } from './load-refused-error';
import { type LoadStep, seedLoad } from './seed-load';

type Options = StoreAddress & {
  bookings: number;
  now: number;
  report?(step: LoadStep): void;
};

/** {@link seedLoad} into a database that was only created so far, as a role that may create tables in it. */
export async function loadDatabase(options: Options): Promise<LoadFacts> {
  const { db } = connect({ ...options, deadlines: false, poolSize: 1 });
  try {
    if (!(await isLoadable(db))) throw new LoadRefusedError(seedLoadText.holdsOther);
    await migrateStore(options);
    return await seedLoad({ ...options, db });
  } finally {
    await db.destroy();
  }
}

/** Checked before anything is changed: a database that is not for loads keeps its schema as well. */
async function isLoadable(db: Kysely<Database>): Promise<boolean> {
  if (!(await hasTables(db))) return true;
  const { rows } = await sql<{ isOurs: boolean }>`
    select to_regclass('kysely_migration') is not null as "isOurs"`.execute(db);
  return rows[0]?.isOurs === true && ((await readLoadFacts(db)) !== undefined || isEmpty(db));
}
