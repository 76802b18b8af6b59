import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { backupText } from '@/lib/text/zh-cn/backup';
import { connect } from '../../../db/connect';
import type { Database } from '../../../db/database';
import { openEmbeddedStore } from '../../../db/embedded';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { migrateStore } from '../../../db/migrate';
import type { SealedBackup } from '../archive/seal';
import { BackupError } from '../backup-error';
import { assertKnownSchemas } from '../restore/assert-known-schemas';
import { unpackUpToDate } from '../restore/restore-store';
import type { DatabaseServer } from './postgres-tool';
import { moveRows } from './move-rows';
import { tablesInOrder } from './tables-in-order';

type Options = { backup: SealedBackup; server: DatabaseServer; logger: SupervisorLog };

/**
 * The way up: a backup of an embedded store becomes the content of a PostgreSQL database that has no rows. Both are brought to the
 * same schema first; a kill leaves the database without rows, and the same command may be given again.
 */
export async function moveToServer({ backup, server, logger }: Options): Promise<void> {
  await assertKnownSchemas([backup.manifest.schema]);
  const folder = await mkdtemp(path.join(tmpdir(), 'mr-'));
  const target = { connectionString: server.url, poolSize: 1, deadlines: false };
  try {
    await unpackUpToDate(backup, folder, logger);
    const { db } = connect(target);
    const store = await openEmbeddedStore({ dataDir: folder, logger });
    const { db: source } = connect({ ...store.connection, deadlines: false });
    try {
      await assertNoRows(db);
      await migrateStore(target);
      await moveRows(source, db);
    } finally {
      await source.destroy();
      await store.close();
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A start of the product may have made the tables already. */
async function assertNoRows(db: Kysely<Database>): Promise<void> {
  for (const { name } of await tablesInOrder(db)) {
    const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new BackupError(backupText.databaseNotEmpty);
  }
}
