import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Header } from 'tar';
import { unpackInto } from './folder-archive';
import { packEntries } from './pack-entries';
import { uploadEntries, uploadReader } from './upload-entries';

const company = '018f0000-0000-7000-8000-000000000001';
const hashOf = (digit: string) => digit.repeat(64);
const megabytes = 8 * 1_024 * 1_024;

describe('[R17] the uploaded files of an archive', () => {
  let folder: string;
  const contents = () => path.join(folder, 'contents', company);
  const add = (name: string, bytes: Buffer | string) => writeFile(path.join(contents(), name), bytes);

  /** The names and lengths that are taken out of an archive, and the longest piece that was held. */
  const take = async (archive: Readable) => {
    const taken: string[] = [];
    let longest = 0;
    const { parser, done } = uploadReader(async ({ companyId, sha256, bytes }) => {
      let size = 0;
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        longest = Math.max(longest, chunk.byteLength);
      }
      taken.push(`${companyId}/${sha256.toString('hex')} ${size}`);
    });
    await pipeline(archive, parser);
    await done();
    return { taken: taken.sort(), longest };
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
    await mkdir(contents(), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are those that are complete, read and written in small pieces', async () => {
    await mkdir(path.join(folder, 'incoming'));
    await writeFile(path.join(folder, 'incoming', hashOf('9')), 'half');
    await add(`${hashOf('c')}.part`, 'half');
    await add('notes.txt', 'not ours');
    await add(hashOf('a'), Buffer.alloc(megabytes, 'a'));
    await add(hashOf('b'), 'b');
    const { taken, longest } = await take(packEntries(uploadEntries(folder)));
    expect(taken).toEqual([`${company}/${hashOf('a')} ${megabytes}`, `${company}/${hashOf('b')} 1`]);
    expect(longest).toBeLessThanOrEqual(65_536);
  });

  it('are none where nothing was ever uploaded', async () => {
    expect(await uploadEntries(path.join(folder, 'never')).next()).toEqual({ done: true, value: undefined });
  });

  it('may come and go while the archive is made', async () => {
    for (let count = 0; count < 64; count += 1) await add(count.toString(16).padStart(64, '0'), 'x');
    const archive: Buffer[] = [];
    let isFirst = true;
    for await (const chunk of packEntries(uploadEntries(folder)) as AsyncIterable<Buffer>) {
      archive.push(chunk);
      if (!isFirst) continue;
      isFirst = false;
      await Promise.all((await readdir(contents())).map((name) => rm(path.join(contents(), name))));
      await add(hashOf('f'), 'new');
    }
    const { taken } = await take(Readable.from(archive));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThan(64);
  });

  it('end the reading when one of them cannot be taken', async () => {
    for (const digit of 'abc') await add(hashOf(digit), 'x');
    const { parser, done } = uploadReader(() => Promise.reject(new Error('the disk is full')));
    await expect(pipeline(packEntries(uploadEntries(folder)), parser).then(done)).rejects.toThrow(
      'the disk is full',
    );
  });

  it.each([
    [
      'a link under a key',
      { path: `uploads/${company}/${hashOf('a')}`, type: 'SymbolicLink', linkpath: '/etc' },
    ],
    ['a way up', { path: `uploads/../../${hashOf('a')}`, type: 'File' }],
    ['another folder', { path: `uploads/${company}/more/${hashOf('a')}`, type: 'File' }],
    ['another name', { path: `uploads/${company}/../a`, type: 'File' }],
  ] as const)('are never %s', async (_case, entry) => {
    const header = new Header({ ...entry, size: 0, mode: 0o600 });
    header.encode();
    const bytes = Buffer.concat([header.block ?? Buffer.alloc(0), Buffer.alloc(1_024)]);
    const { taken } = await take(Readable.from([bytes])).catch(() => ({ taken: [] }));
    expect(taken).toEqual([]);
    const unpacked = path.join(folder, 'store');
    await pipeline(Readable.from([bytes]), await unpackInto(unpacked)).catch(() => undefined);
    expect(await readdir(contents())).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['contents', 'store']);
    expect(await readdir(path.dirname(folder))).not.toContain(hashOf('a'));
  });
});
