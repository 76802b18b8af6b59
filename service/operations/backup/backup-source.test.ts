import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testClock } from '@/service/testing';
import { produceBackup } from './backup-source';

const facts = () => Promise.resolve({ schema: '20261120T080000_global', postgres: '18.6', position: '1' });

test('[R17] a store that lost the file by which PostgreSQL knows it is not backed up: its older backups are worth more', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'source-'));
  const consume = jest.fn(() => Promise.resolve());
  const withFile = (name: string) => async (folder: string) => {
    await mkdir(folder);
    await writeFile(path.join(folder, name), '');
  };
  const source = { dataDir, clock: testClock(), facts };
  await expect(produceBackup({ ...source, copyTo: withFile('base') }, consume)).rejects.toThrow(/PG_VERSION/);
  expect(consume).not.toHaveBeenCalled();
  await produceBackup({ ...source, copyTo: withFile('PG_VERSION') }, consume);
  expect(consume).toHaveBeenCalledTimes(1);
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
