import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockStore } from './lock-store';

describe('what a killed process left of a store', () => {
  let dataDir: string;
  const make = async (store: string) => {
    await mkdir(path.join(dataDir, store), { recursive: true });
    await writeFile(path.join(dataDir, store, store), '');
  };
  const settled = async () => {
    await (await lockStore(dataDir)).release();
    const stores = await readdir(dataDir);
    return Promise.all(stores.map(async (store) => [store, ...(await readdir(path.join(dataDir, store)))]));
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('[R17] a restore killed before the old store was moved aside never was', async () => {
    await make('postgres');
    await make('postgres.restored');
    expect(await settled()).toEqual([['postgres', 'postgres']]);
  });

  it('[R17] a restore killed after that is completed', async () => {
    await make('postgres.before-1');
    await make('postgres.restored');
    expect(await settled()).toEqual([
      ['postgres', 'postgres.restored'],
      ['postgres.before-1', 'postgres.before-1'],
    ]);
  });

  it('[R17] half a copy goes', async () => {
    await make('postgres');
    await make('scratch');
    expect(await settled()).toEqual([['postgres', 'postgres']]);
  });
});
