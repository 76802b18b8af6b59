import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { StorageSetting } from '@/lib/settings/storage-setting';
import { aStaff, type TestStaff, testClock, testNow } from '@/service/testing';
import { type Db, newPlace, type Place } from '@/service/testing/backups/new-place';
import { contentsFolder } from '../../../gateways/storage/disk-storage';
import { backUp } from '../back-up';
import { restore } from '../restore/restore';

// New embedded stores take seconds each.
jest.setTimeout(120_000);

const common = { clock: testClock(), logger: { info: () => undefined, warn: () => undefined } };
const bucket: StorageSetting = {
  kind: 's3',
  url: 'http://127.0.0.1:9',
  region: 'r',
  accessKeyId: 'a',
  secretAccessKey: 'b',
};

describe('[R17] a backup with uploaded files', () => {
  let folder: string;
  let from: Place;
  let owner: TestStaff;
  const places: Place[] = [];
  const inFolder = (name: string) => path.join(folder, name);
  const uploadsOf = (place: Place) => path.join(place.dataDir, 'uploads');
  const disk = (place: Place): StorageSetting => ({ kind: 'disk', folder: uploadsOf(place) });
  const aPlace = async (name: string) => {
    const place = await newPlace(inFolder(name));
    places.push(place);
    return place;
  };
  const contents = (place: Place) => path.join(contentsFolder(uploadsOf(place)), owner.companyId);
  const namesIn = (place: Place) => readdir(contents(place)).catch(() => []);

  /** A file of the storage, and the rows of an upload of it where they are given a database. */
  const upload = async (bytes: Buffer, db?: Db) => {
    const sha256 = createHash('sha256').update(bytes).digest();
    const name = sha256.toString('hex');
    await mkdir(contents(from), { recursive: true });
    await writeFile(path.join(contents(from), name), bytes);
    if (!db) return name;
    const content = { company_id: owner.companyId, sha256, size: bytes.byteLength };
    await db.insertInto('file_content').values(content).execute();
    const row = {
      ...content,
      owner_id: owner.id,
      file_key: name,
      file_name: '议程.pdf',
      content_type: 'application/pdf',
    };
    await db
      .insertInto('uploaded_file')
      .values({ ...row, created_at: new Date(testNow) })
      .execute();
    return name;
  };

  const files = new Map<string, Buffer>();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'with-uploads-'));
    from = await aPlace('from');
    await from.fill(async (db) => {
      owner = await aStaff(db);
      for (const [size, fill] of [
        [1, 'a'],
        [512, 'b'],
        [70_001, '会议'],
        [3_000_001, 'd'],
      ] as const) {
        const bytes = Buffer.alloc(size, fill);
        files.set(await upload(bytes, db), bytes);
      }
    });
  });
  afterAll(async () => {
    for (const place of places) await place.drop();
    await rm(folder, { recursive: true });
  });

  it('gives every one of them back, byte for byte, with the rows that need it', async () => {
    const file = inFolder('whole.backup');
    expect(await backUp({ ...from, ...common, file, storage: disk(from) })).toEqual([
      backupText.made(file),
      backupText.uploadsIncluded(4),
      backupText.notIncluded,
    ]);
    const to = await aPlace('to');
    const lines = await restore({ ...to, ...common, file, storage: disk(to), replace: false });
    expect(lines).toEqual([backupText.restored(file), backupText.uploadsRestored(4)]);
    expect((await namesIn(to)).sort()).toEqual([...files.keys()].sort());
    for (const [name, bytes] of files)
      expect((await readFile(path.join(contents(to), name))).equals(bytes)).toBe(true);
  });

  it('tells which of them are missing, damaged, or of no row', async () => {
    const [lost = '', damaged = ''] = files.keys();
    await rm(path.join(contents(from), lost));
    await writeFile(path.join(contents(from), damaged), 'another content');
    const extra = await upload(Buffer.from('uploaded after the rows were copied'));
    const file = inFolder('faulty.backup');
    await backUp({ ...from, ...common, file, storage: disk(from) });
    const to = await aPlace('told');
    const lines = await restore({ ...to, ...common, file, storage: disk(to), replace: false });
    expect(lines.slice(1, 4)).toEqual([
      backupText.uploadsRestored(3),
      backupText.uploadsDamaged(1),
      backupText.uploadsMissing(2, uploadsOf(to)),
    ]);
    expect(lines.slice(4, 6).sort()).toEqual(
      [lost, damaged].map((name) => `${owner.companyId}/${name}`).sort(),
    );
    expect(lines.slice(6)).toEqual([backupText.uploadsExtra(1, uploadsOf(to))]);
    expect(await namesIn(to)).not.toContain(damaged);
    expect(await namesIn(to)).toContain(extra);
    expect(await readdir(path.join(uploadsOf(to), 'incoming'))).toEqual([]);
  });

  it('says that files in a bucket are not in it', async () => {
    const file = inFolder('bucket.backup');
    const said = await backUp({ ...from, ...common, file, storage: bucket });
    expect(said).toEqual([backupText.made(file), backupText.uploadsElsewhere, backupText.notIncluded]);
  });

  it('is restored from before it had them too, and leaves the files alone that are there', async () => {
    const file = inFolder('older.backup');
    await from.backUpAsBefore(file);
    const to = await aPlace('of-older');
    const lines = await restore({ ...to, ...common, file, storage: bucket, replace: false });
    expect(lines).toEqual([
      backupText.restored(file),
      backupText.noUploadsInside,
      backupText.bucketNotCompared,
    ]);
  });
});
