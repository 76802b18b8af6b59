import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { Clock } from '@/lib/time/clock';
import { connect } from '../../../db/connect';
import type { Database } from '../../../db/database';
import { type LockedStore, lockStore, openEmbeddedStore } from '../../../db/embedded';
import { isDatabase, storeFiles } from '../../../db/embedded/store-files';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { migrateStore } from '../../../db/migrate';
import type { SealedBackup } from '../archive/seal';
import { BackupError } from '../backup-error';
import { assertKnownSchemas } from './assert-known-schemas';
import { inScratchFolder } from '../scratch-folder';
import type { RestoredUploads } from '../uploads/restore-uploads';
import { timeStamp } from '../../../db/embedded/snapshot-files';

type Options = {
  backup: SealedBackup;
  uploads: RestoredUploads;
  dataDir: string;
  /** Puts a store that is there aside, instead of refusing. */
  replace: boolean;
  clock: Clock;
  logger: SupervisorLog;
};

/**
 * Makes a backup the store of a data folder, brought up to date. Nothing there is touched before the backup was unpacked, opened
 * and migrated beside it, but that uploaded files are added; a kill at any moment leaves the old store or the new one. Answers where
 * the old one went, and the lines about uploaded files.
 */
export async function restoreStore({ backup, uploads, dataDir, replace, clock, logger }: Options) {
  const { files, release } = await lockStore(dataDir);
  try {
    await assertKnownSchemas([backup.manifest.schema]);
    if (existsSync(files.database) && !replace) throw new BackupError(backupText.storeExists(dataDir));
    return await inScratchFolder(dataDir, async (folder) => {
      const lines = await withUnpacked({ backup, dataDir: folder, logger }, async (db) => {
        await uploads.put();
        return uploads.report(db);
      });
      await rename(storeFiles(folder).database, files.restored);
      return { lines, ...(await putInPlace(files, clock)) };
    });
  } finally {
    await release();
  }
}

type Unpacking = Pick<Options, 'backup' | 'dataDir' | 'logger'>;

/**
 * Unpacks a backup as the store of a new data folder, brings it up to date and works on it while it is open; a BackupError when it
 * cannot be opened.
 */
export async function withUnpacked<R>(
  { backup, dataDir, logger }: Unpacking,
  work: (db: Kysely<Database>) => Promise<R>,
): Promise<R> {
  const cannotOpen = (cause?: unknown) => {
    throw new BackupError(backupText.cannotOpen(backup.manifest.postgres), { cause });
  };
  const { database } = storeFiles(dataDir);
  await backup.unpackInto(database);
  if (!isDatabase(database)) cannotOpen();
  const store = await openEmbeddedStore({ dataDir, logger }).catch(cannotOpen);
  try {
    await migrateStore(store.connection);
    const { db } = connect({ ...store.connection, deadlines: false });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await store.close();
  }
}

/** Two renames; after a kill between them the next opening of the folder completes the second (`lockStore`). */
async function putInPlace({ database, restored }: LockedStore['files'], clock: Clock) {
  const aside = existsSync(database) ? freeName(`${database}.before-${timeStamp(clock.now())}`) : undefined;
  if (aside) await rename(database, aside);
  await rename(restored, database);
  return { movedAside: aside && path.resolve(aside) };
}

function freeName(wanted: string, count = 1): string {
  const name = count === 1 ? wanted : `${wanted}-${count}`;
  return existsSync(name) ? freeName(wanted, count + 1) : name;
}
