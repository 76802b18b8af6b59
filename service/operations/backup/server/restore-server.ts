import path from 'node:path';
import type { Kysely } from 'kysely';
import { backupText } from '@/lib/text/zh-cn/backup';
import { connect } from '../../../db/connect';
import type { Database } from '../../../db/database';
import { hasTables } from '../../../db/has-tables';
import { migrateStore } from '../../../db/migrate';
import type { SealedDump } from '../archive/seal';
import { BackupError } from '../backup-error';
import { assertKnownSchemas } from '../restore/assert-known-schemas';
import { inTemporaryFolder } from '../scratch-folder';
import type { RestoredUploads } from '../uploads/restore-uploads';
import { dumpName } from './back-up-server';
import { type DatabaseServer, runPostgresTool } from './postgres-tool';

type Options = {
  /** A file of `pg_dump`, unless it is a backup that holds one. */
  file: string;
  backup: SealedDump | 'from a server';
  uploads: RestoredUploads;
};

/** Restores the backup of a server into a database without tables, wholly or not at all, and brings it up to date. */
export async function restoreServer(
  server: DatabaseServer,
  { file, backup, uploads }: Options,
): Promise<string[]> {
  if (backup === 'from a server') return restoreDump(server, file, uploads);
  return inTemporaryFolder(async (folder) => {
    await backup.unpackInto(folder);
    return restoreDump(server, path.join(folder, dumpName), uploads);
  });
}

async function restoreDump(server: DatabaseServer, file: string, uploads: RestoredUploads) {
  const { url } = server;
  await assertKnownSchemas(await schemasIn(file, server));
  await assertNoTables(url);
  await uploads.put();
  const wholly = ['--single-transaction', '--exit-on-error'];
  const args = [...wholly, '--no-owner', '--no-privileges', '--no-comments', file];
  await runPostgresTool('pg_restore', { args, ...server });
  await migrateStore({ connectionString: url });
  return withDatabase(url, uploads.report);
}

/** The migrations that a dump has behind it, from the rows of the migrator's table: tab-separated, their names first. */
async function schemasIn(file: string, { environment }: DatabaseServer): Promise<string[]> {
  const args = ['--data-only', '--table=kysely_migration', '--file=-', file];
  const script = await runPostgresTool('pg_restore', { args, environment });
  const [, rows] = /^COPY .*kysely_migration .*;\n([^]*?)^\\\.$/m.exec(script) ?? [];
  if (rows === undefined) throw new BackupError(backupText.notABackup(file));
  return rows.split('\n').flatMap((row) => row.split('\t')[0] || []);
}

const assertNoTables = (url: string) =>
  withDatabase(url, async (db) => {
    if (await hasTables(db)) throw new BackupError(backupText.databaseNotEmpty);
  });

async function withDatabase<R>(
  connectionString: string,
  work: (db: Kysely<Database>) => Promise<R>,
): Promise<R> {
  const { db } = connect({ connectionString, poolSize: 1, deadlines: false });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
