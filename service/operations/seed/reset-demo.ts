import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '@/lib/time/clock';
import { connect } from '../../db/connect';
import { openEmbeddedStore } from '../../db/embedded';
import type { SupervisorLog } from '../../db/embedded/process/supervise';
import { createFileStorage } from '../../gateways/storage/create-file-storage';
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
    const folder = path.join(dataDir, 'uploads');
    await rm(folder, { recursive: true, force: true });
    await seedDemo({ db, clock, storage: createFileStorage({ kind: 'disk', folder }) });
  } finally {
    await db.destroy();
    await store.close();
  }
}
