import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './file-storage';

/** The folder of complete contents in that of the storage, by their keys. */
export const contentsFolder = (folder: string): string => path.join(folder, 'contents');

/** Contents as files of a folder; several processes may share it. */
export function diskStorage(folder: string): FileStorage {
  const incoming = path.join(folder, 'incoming');
  const pathOf = (key: string) => path.join(contentsFolder(folder), key);
  return {
    incoming,
    async put(key, file) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      await syncFile(file.path);
      await moveFile(file.path, target);
      await syncFile(path.dirname(target));
    },
    async read(key, { start, end }) {
      const handle = await open(pathOf(key)).catch(ignoreMissing);
      return handle?.createReadStream({ start, end, highWaterMark: 64 * 1024 });
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** A power cut after the row is written must not leave an empty file (R17). */
async function syncFile(target: string): Promise<void> {
  const handle = await open(target);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Between file systems a file cannot be renamed; a copy appears under its name only when it is complete. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.part`);
    await syncFile(`${to}.part`);
    await rename(`${to}.part`, to);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
