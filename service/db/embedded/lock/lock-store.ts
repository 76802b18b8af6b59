import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { acquireLock, LockHeldError } from './folder-lock';
import { endOrphan } from '../process/end-orphan';
import { storeFiles } from '../store-files';
import { StoreLockedError } from './store-locked-error';

export type LockedStore = {
  folder: string;
  files: ReturnType<typeof storeFiles>;
  release(): Promise<void>;
};

/**
 * Takes the store of a data folder for this process, without opening it, and settles what a killed one left behind.
 * Throws StoreLockedError when another process has it.
 */
export async function lockStore(dataDir: string): Promise<LockedStore> {
  const folder = path.resolve(dataDir);
  const files = storeFiles(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireLock(files.ownerLock).catch((error: unknown) => {
    throw error instanceof LockHeldError ? new StoreLockedError(folder, error.owner) : error;
  });
  try {
    await endOrphan(files.writerLock);
    await settle(files);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return { folder, files, release: () => lock.release() };
}

/** A restore that was killed between moving the old store aside and the new one in place is completed; before that, it never was. */
async function settle({ database, restored, scratch, backupSocket }: LockedStore['files']): Promise<void> {
  await rm(backupSocket, { force: true });
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  if (!existsSync(restored)) return;
  if (existsSync(database)) await rm(restored, { recursive: true });
  else await rename(restored, database);
}
