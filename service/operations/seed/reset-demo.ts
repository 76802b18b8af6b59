import { sql } from 'kysely';
import type { Clock } from '@/lib/time/clock';
import { connect } from '../../db/connect';
import { openEmbeddedStore } from '../../db/embedded';
import type { SupervisorLog } from '../../db/embedded/process/supervise';
import { migrateStore } from '../../db/migrate';
import { seedDemo } from './seed-demo';

type Options = { dataDir: string; clock: Clock; logger: SupervisorLog };

/** Empties the embedded store of a data folder that is not in use and seeds the demo anew, relative to now. */
export async function resetDemo({ dataDir, clock, logger }: Options): Promise<void> {
  const store = await openEmbeddedStore({ dataDir, logger });
  const { db } = connect({ ...store.connection, logger });
  try {
    await sql`drop schema public cascade; create schema public`.execute(db);
    await migrateStore({ ...store.connection, logger });
    await seedDemo({ db, clock });
  } finally {
    await db.destroy();
    await store.close();
  }
}
