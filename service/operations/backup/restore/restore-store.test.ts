import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testClock } from '@/service/testing';
import { sealFolder } from '../archive/seal';
import { writeBackup } from '../archive/write-backup';
import { restore } from './restore';

const logger = { info: () => undefined, warn: () => undefined };

describe('a backup that this product cannot use', () => {
  let folder: string;
  let dataDir: string;
  const restoreOf = async (schema: string, kept = 'PG_VERSION') => {
    const file = path.join(folder, 'one.backup');
    await mkdir(path.join(folder, 'store'));
    await writeFile(path.join(folder, 'store', kept), '18\n');
    const facts = { schema, postgres: '18.6', position: '1', takenAt: '2026-11-18T02:07:00.000Z' };
    const manifest = { product: 'meeting-rooms', format: 1, ...facts } as const;
    await writeBackup(file, sealFolder(path.join(folder, 'store'), manifest));
    const storage = { kind: 'disk', folder: path.join(dataDir, 'uploads') } as const;
    return restore({ file, dataDir, storage, replace: true, clock: testClock(), logger });
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
    dataDir = path.join(folder, 'data');
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'row'), '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('[R17] is refused when a newer one made it, and the store stays', async () => {
    await expect(restoreOf('20991231T000000_later')).rejects.toThrow(/20991231T000000_later.*请先升级/);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['row']);
  });

  it('[R17] is refused when no database is in it, of which a new one would be made, and the store stays', async () => {
    const restored = restoreOf('20261120T080000_global', 'row');
    await expect(restored).rejects.toThrow(/PostgreSQL 18\.6.*无法由当前版本打开/);
    expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['row']);
  });

  it('[R17] is refused when it does not open, and the store stays', async () => {
    await expect(restoreOf('20261120T080000_global')).rejects.toThrow(/PostgreSQL 18\.6.*无法由当前版本打开/);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['row']);
  });
});
