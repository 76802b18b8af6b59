import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupError } from '../backup-error';
import type { Manifest } from './manifest';
import { openSealed, sealFolder } from './seal';
import { writeBackup } from './write-backup';

const manifest: Manifest = {
  product: 'meeting-rooms',
  format: 1,
  takenAt: '2026-11-18T02:07:00.000Z',
  schema: '20261120T080000_global',
  postgres: '18.6',
  position: '757',
};

describe('a sealed backup', () => {
  let folder: string;
  let file: string;
  const contents = { empty: 0, block: 512, odd: 1_000, long: 3_000_001 };
  const open = async () => {
    const backup = await openSealed(file);
    if (backup === 'from a server') throw new Error('not ours');
    return backup;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'seal-'));
    file = path.join(folder, 'one.backup');
    await mkdir(path.join(folder, 'store/base/1'), { recursive: true });
    await mkdir(path.join(folder, 'store/pg_notify'));
    for (const [name, size] of Object.entries(contents))
      await writeFile(path.join(folder, 'store/base/1', name), Buffer.alloc(size, name));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('[R17] gives every file and empty folder back, to its owner only', async () => {
    await writeBackup(file, sealFolder(path.join(folder, 'store'), manifest));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const backup = await open();
    expect(backup.manifest).toEqual(manifest);
    await backup.unpackInto(path.join(folder, 'again'));
    expect(await readdir(path.join(folder, 'again'))).toEqual(['base', 'pg_notify']);
    for (const [name, size] of Object.entries(contents)) {
      const unpacked = path.join(folder, 'again/base/1', name);
      expect((await readFile(unpacked)).equals(Buffer.alloc(size, name))).toBe(true);
      expect((await stat(unpacked)).mode & 0o777).toBe(0o600);
    }
  });

  it('[R17] is refused when one bit of it is another, or its end is missing', async () => {
    await writeBackup(file, sealFolder(path.join(folder, 'store'), manifest));
    const whole = await readFile(file);
    const manifestBit = whole.indexOf('757');
    for (const place of [manifestBit, whole.length >> 1, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      await writeFile(file, damaged);
      await expect(openSealed(file)).rejects.toThrow(BackupError);
    }
    await writeFile(file, whole.subarray(0, -1));
    await expect(openSealed(file)).rejects.toThrow(/已损坏/);
  });

  it('[R17] is never left half, and never written over another', async () => {
    async function* breaksOff() {
      yield Buffer.from('half');
      await Promise.reject(new Error('the disk is full'));
    }
    await expect(writeBackup(file, breaksOff())).rejects.toThrow('the disk is full');
    expect(await readdir(folder)).toEqual(['store']);
    await writeFile(file, 'precious');
    await expect(writeBackup(file, sealFolder(path.join(folder, 'store'), manifest))).rejects.toThrow(
      /已存在/,
    );
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  it('[R17] is not made of a store that cannot be read whole', async () => {
    await symlink('missing', path.join(folder, 'store/base/1/page'));
    const sealed = writeBackup(file, sealFolder(path.join(folder, 'store'), manifest));
    await expect(sealed).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual(['store']);
  });

  it('[R17] of a product from before the tar package is still restored', async () => {
    file = path.join(__dirname, '../../../testing/backups/before-node-tar.sealed');
    const backup = await open();
    expect(backup.manifest).toEqual(manifest);
    await backup.unpackInto(path.join(folder, 'again'));
    expect(await readdir(path.join(folder, 'again'))).toEqual(['PG_VERSION', 'base', 'pg_notify']);
    expect(await readFile(path.join(folder, 'again/PG_VERSION'), 'utf8')).toBe('18\n');
    for (const [name, size] of Object.entries({ ...contents, long: 100_001 })) {
      const unpacked = await readFile(path.join(folder, 'again/base/1', name));
      expect(unpacked.equals(Buffer.alloc(size, name))).toBe(true);
    }
  });
});
