import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeFiles } from '../../db/embedded/store-files';

/** Runs work with a folder of its own on the disk of the store, which is gone afterwards. */
export async function inScratchFolder<R>(dataDir: string, work: (folder: string) => Promise<R>): Promise<R> {
  const { scratch } = storeFiles(dataDir);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(scratch, 'copy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    // Another copy may be in the making beside it.
    await rmdir(scratch).catch(() => undefined);
  }
}

/** Runs work with a folder of its own outside the data folder, for its owner only, which is gone afterwards. */
export async function inTemporaryFolder<R>(work: (folder: string) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mr-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
