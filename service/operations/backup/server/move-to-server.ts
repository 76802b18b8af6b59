import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { backupText } from '@/lib/text/zh-cn/backup';
import { connect } from '../../../db/connect';
import type { Database } from '../../../db/database';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { migrateStore } from '../../../db/migrate';
import type { SealedBackup } from '../archive/seal';
import { BackupError } from '../backup-error';
import { assertKnownSchemas } from '../restore/assert-known-schemas';
import { withUnpacked } from '../restore/restore-store';
import { inTemporaryFolder } from '../scratch-folder';
import type { RestoredUploads } from '../uploads/restore-uploads';
import type { DatabaseServer } from './postgres-tool';
import { moveRows } from './move-rows';
import { tablesInOrder } from './tables-in-order';

type Options = {
  backup: SealedBackup;
  uploads: RestoredUploads;
  server: DatabaseServer;
  logger: SupervisorLog;
};

/**
 * The way up: a backup of an embedded store becomes the content of a PostgreSQL database that has no rows. Both are brought to the
 * same schema first; a kill leaves the database without rows, and the same command may be given again.
 */
export async function moveToServer({ backup, uploads, server, logger }: Options): Promise<string[]> {
  await assertKnownSchemas([backup.manifest.schema]);
  const target = { connectionString: server.url, poolSize: 1, deadlines: false };
  return inTemporaryFolder((folder) =>
    withUnpacked({ backup, dataDir: folder, logger }, async (source) => {
      const { db } = connect(target);
      try {
        await assertNoRows(db);
        await migrateStore(target);
        await uploads.put();
        await moveRows(source, db);
        return await uploads.report(db);
      } finally {
        await db.destroy();
      }
    }),
  );
}

/** A start of the product may have made the tables already. */
async function assertNoRows(db: Kysely<Database>): Promise<void> {
  for (const { name } of await tablesInOrder(db)) {
    const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new BackupError(backupText.databaseNotEmpty);
  }
}
