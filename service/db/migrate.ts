import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator, sql } from 'kysely';
import type { ConnectOptions } from './connect';
import { connect } from './connect';
import type { Database } from './database';
import { locate } from './locate';

export type MigrateOptions = { migrationsDir?: string };

/** The names of the migrations that this product has, in their order. */
export async function migrationNames(migrationsDir = locate('service/db/migrations')): Promise<string[]> {
  const files = (await readdir(migrationsDir)).filter((name) => sqlFile.test(name));
  return files.map((name) => path.basename(name, '.sql')).sort();
}

const sqlFile = /^\d{8}T\d{6}_\w+\.sql$/;

/**
 * Brings the schema up to date and answers the names of what was applied. Everything pending runs in one
 * transaction under an advisory lock: a killed run leaves nothing behind, and of many replicas one does the work.
 */
export async function migrate(
  db: Kysely<Database>,
  { migrationsDir }: MigrateOptions = {},
): Promise<string[]> {
  const folder = migrationsDir ?? locate('service/db/migrations');
  const { error, results = [] } = await new Migrator({ db, provider: sqlFilesIn(folder) }).migrateToLatest();
  if (error) throw new Error('The database schema could not be brought up to date', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/** The same over a connection of its own without deadlines: a replica may wait long for another's migration. */
export async function migrateStore(options: ConnectOptions & MigrateOptions): Promise<string[]> {
  const { db } = connect({ ...options, deadlines: false, poolSize: 1 });
  try {
    return await migrate(db, options);
  } finally {
    await db.destroy();
  }
}

function sqlFilesIn(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = await migrationNames(folder);
      return Object.fromEntries(names.map((name) => [name, sqlMigration(path.join(folder, `${name}.sql`))]));
    },
  };
}

function sqlMigration(file: string): Migration {
  return {
    async up(db) {
      await sql.raw(await readFile(file, 'utf8')).execute(db);
    },
  };
}
