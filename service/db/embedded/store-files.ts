import { existsSync } from 'node:fs';
import path from 'node:path';

/** The files of the embedded store in the data folder; other files there (keys, uploads) are not its own. */
export function storeFiles(dataDir: string) {
  return {
    database: path.join(dataDir, 'postgres'),
    /** A restored store that is complete, about to take the place of the database. */
    restored: path.join(dataDir, 'postgres.restored'),
    /** Copies in the making; whatever is in it when a store is opened was left by a killed process. */
    scratch: path.join(dataDir, 'scratch'),
    snapshots: path.join(dataDir, 'snapshots'),
    /** The address at which the running owner accepts requests for a backup. */
    backupSocket: path.join(dataDir, 'backup-socket.json'),
    /** Held by the process that people start: one data folder, one product. */
    ownerLock: path.join(dataDir, 'owner.lock'),
    /** Held by the child that writes; a stuck child can outlive its killed owner. */
    writerLock: path.join(dataDir, 'writer.lock'),
  };
}

/** Whether a folder is a database. PGlite makes a new one of any other, over what is left of a damaged one too. */
export const isDatabase = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));
