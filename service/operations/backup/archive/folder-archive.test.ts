import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Header } from 'tar';
import { folderEntries, unpackInto } from './folder-archive';
import { packEntries } from './pack-entries';

const blockBytes = 512;
type Entry = ConstructorParameters<typeof Header>[0];

const packFolder = (folder: string) => packEntries(folderEntries(folder));

/** An archive as a stranger may write it: one entry without contents. */
function archiveOf(entry: Entry): Readable {
  const header = new Header(entry);
  header.encode();
  return Readable.from([Buffer.concat([header.block ?? Buffer.alloc(0), Buffer.alloc(2 * blockBytes)])]);
}

describe('[R17] the archive of a folder', () => {
  let folder: string;
  const inside = (name: string) => path.join(folder, name);
  const unpack = async (archive: Readable, name = 'unpacked') =>
    pipeline(archive, await unpackInto(inside(name)));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
    await mkdir(inside('store'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(['../outside', '/etc/passwd', 'a/../../b', 'a\\b', 'C:/outside'])(
    'unpacks nothing to %s',
    async (name) => {
      const archive = archiveOf({ path: name, size: 0, type: 'File' });
      await expect(unpack(archive)).rejects.toThrow(/no business|contains '\.\.'/);
      expect(await readdir(inside('unpacked'))).toEqual([]);
      expect(await readdir(folder)).toEqual(['store', 'unpacked']);
    },
  );

  it.each(['SymbolicLink', 'Link', 'CharacterDevice', 'FIFO'] as const)('unpacks no %s', async (type) => {
    const linkpath = type.endsWith('Link') ? '../store' : undefined;
    const archive = archiveOf({ path: 'link', size: 0, type, ...(linkpath && { linkpath }) });
    await expect(unpack(archive)).rejects.toThrow(/no business at link/);
    expect(await readdir(inside('unpacked'))).toEqual([]);
  });

  it('is refused when it ends too early or a header of it is damaged', async () => {
    await writeFile(inside('store/row'), Buffer.alloc(2_000, 'row'));
    const chunks = (await packFolder(inside('store')).toArray()) as Buffer[];
    const whole = Buffer.concat(chunks);
    const cut = Readable.from([whole.subarray(0, 2 * blockBytes)]);
    await expect(unpack(cut, 'cut')).rejects.toThrow(/Truncated/);
    whole.writeUInt8(whole.readUInt8(1) ^ 1, 1);
    await expect(unpack(Readable.from([whole]), 'damaged')).rejects.toThrow(/checksum failure/);
  });

  it('holds contents and not links, and comes back for its owner only, whatever was allowed before', async () => {
    await writeFile(inside('elsewhere'), 'row', { mode: 0o777 });
    await symlink('../elsewhere', inside('store/row'));
    await mkdir(inside('store/base'), { mode: 0o777 });
    await unpack(packFolder(inside('store')));
    expect(await readFile(inside('unpacked/row'), 'utf8')).toBe('row');
    const modeOf = async (name: string) => (await stat(inside(name))).mode & 0o777;
    expect(await modeOf('unpacked/row')).toBe(0o600);
    expect(await modeOf('unpacked/base')).toBe(0o700);
    expect(await modeOf('unpacked')).toBe(0o700);
  });

  it('is not made of a folder that is missing', async () => {
    await expect(packFolder(inside('missing')).toArray()).rejects.toThrow('ENOENT');
  });
});
