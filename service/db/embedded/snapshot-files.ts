import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { storeFiles } from './store-files';

const pattern = /^meeting-rooms-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/;

/**
 * The name of a backup that was made at an instant; names sort by time.
 *
 * @example
 * backupName(Date.parse('2026-11-18T10:07:00+08:00')) //=> 'meeting-rooms-20261118T020700Z.backup'
 */
export const backupName = (instant: number) => `meeting-rooms-${timeStamp(instant)}.backup`;

/** An instant as part of a file's name, in UTC. */
export const timeStamp = (instant: number) =>
  new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** When the backup was made that has this name. */
export function backupTime(file: string): number {
  const parts = pattern.exec(path.basename(file));
  if (!parts) return Number.NaN;
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The snapshots of a data folder, oldest first. */
export async function listSnapshots(dataDir: string): Promise<string[]> {
  const { snapshots } = storeFiles(dataDir);
  const names = await readdir(snapshots).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join(snapshots, name));
}

export const newestSnapshot = async (dataDir: string) => (await listSnapshots(dataDir)).at(-1);
