import { backupText } from '@/lib/text/zh-cn/backup';
import { connect } from '../../../db/connect';
import { hasTables } from '../../../db/has-tables';
import { migrateStore } from '../../../db/migrate';
import { BackupError } from '../backup-error';
import { assertKnownSchemas } from '../restore/assert-known-schemas';
import { type DatabaseServer, runPostgresTool } from './postgres-tool';

/** Restores what `pg_dump` made into a database without tables, wholly or not at all, and brings it up to date. */
export async function restoreServer(server: DatabaseServer, file: string): Promise<void> {
  const { url } = server;
  await assertKnownSchemas(await schemasIn(file, server));
  await assertNoTables(url);
  const wholly = ['--single-transaction', '--exit-on-error'];
  const args = [...wholly, '--no-owner', '--no-privileges', '--no-comments', file];
  await runPostgresTool('pg_restore', { args, ...server });
  await migrateStore({ connectionString: url });
}

/** The migrations that a dump has behind it, from the rows of the migrator's table: tab-separated, their names first. */
async function schemasIn(file: string, { environment }: DatabaseServer): Promise<string[]> {
  const args = ['--data-only', '--table=kysely_migration', '--file=-', file];
  const script = await runPostgresTool('pg_restore', { args, environment });
  const [, rows] = /^COPY .*kysely_migration .*;\n([^]*?)^\\\.$/m.exec(script) ?? [];
  if (rows === undefined) throw new BackupError(backupText.notABackup(file));
  return rows.split('\n').flatMap((row) => row.split('\t')[0] || []);
}

async function assertNoTables(connectionString: string): Promise<void> {
  const { db } = connect({ connectionString, poolSize: 1 });
  try {
    if (await hasTables(db)) throw new BackupError(backupText.databaseNotEmpty);
  } finally {
    await db.destroy();
  }
}
