import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
import { BackupError } from '../backup-error';

export const draftEnding = '.draft';

/**
 * Makes a file that exists whole or not at all, even after a kill or a power cut: written beside, for its owner only, synced to
 * the disk, read back, and renamed. Never overwrites. Answers what the reading back does.
 */
export async function writeSafely<R>(
  file: string,
  fill: (draft: FileHandle) => Promise<unknown>,
  verify: (draft: string) => Promise<R>,
): Promise<R> {
  const refuseExisting = () => {
    if (existsSync(file)) throw new BackupError(backupText.fileExists(file));
  };
  refuseExisting();
  const draft = `${file}.${randomBytes(4).toString('hex')}${draftEnding}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await fill(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const result = await verify(draft);
    refuseExisting();
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return result;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A new name is on the disk when its folder is. Windows has no handle for folders, and no need of it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
