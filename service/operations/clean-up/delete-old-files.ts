import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Deletes the files of a folder that were last written before an instant; a folder that is not there holds none. */
export async function deleteOldFiles(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(file).catch(() => undefined)) ?? {};
    if (mtimeMs < before) await rm(file, { force: true });
  }
}
