import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { diskStorage } from './disk-storage';
import type { FileStorage } from './file-storage';
import { s3Storage } from './s3-storage';

let folder: string;
let server: S3rver;
let bucket: string;

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const s3 = (url: string, secretAccessKey = keys.secretAccessKey) =>
  s3Storage({ kind: 's3', url, region: 'us-east-1', ...keys, secretAccessKey });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-test-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 's3') };
  server = new S3rver({ ...options, configureBuckets: [{ name: 'rooms', configs: [] }] });
  const { port } = await server.run();
  bucket = `http://127.0.0.1:${port}/rooms`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function aLocalFile(storage: FileStorage, text: string) {
  await mkdir(storage.incoming, { recursive: true });
  const file = path.join(storage.incoming, createHash('md5').update(text).digest('hex'));
  await writeFile(file, text);
  return { path: file, size: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest() };
}

async function textOf(storage: FileStorage, key: string, range = { start: 0, end: 999 }) {
  const chunks: Buffer[] = [];
  for await (const chunk of (await storage.read(key, range)) ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const key = '018f0000-0000-7000-8000-000000000001/a1';

describe.each([
  ['a folder', () => diskStorage(path.join(folder, 'disk'))],
  ['a bucket', () => s3(bucket)],
])('%s', (_, open) => {
  test('[S52] holds a content under its key, in parts too, until it is deleted', async () => {
    const storage = open();
    await storage.put(key, await aLocalFile(storage, '会议纪要'));
    expect(await textOf(storage, key)).toBe('会议纪要');
    expect(await textOf(storage, key, { start: 3, end: 5 })).toBe('议');
    await storage.put(key, await aLocalFile(storage, '会议纪要'));
    await storage.delete(key);
    expect(await storage.read(key, { start: 0, end: 9 })).toBeUndefined();
    await expect(storage.delete(key)).resolves.toBeUndefined();
  });
});

test('[R14] a folder has no trace of a content that could not be moved into place', async () => {
  const storage = diskStorage(path.join(folder, 'full'));
  const file = await aLocalFile(storage, 'x');
  await writeFile(path.join(folder, 'full', 'contents'), 'in the way');
  await expect(storage.put('a/b', file)).rejects.toThrow();
  expect(await readdir(path.join(folder, 'full'))).toEqual(['contents', 'incoming']);
});

test('a bucket refuses a wrong key, and says so without the key', async () => {
  const storage = s3(bucket, 'wrong');
  const put = storage.put(key, await aLocalFile(storage, 'x'));
  await expect(put).rejects.toThrow(/answered 403 SignatureDoesNotMatch/);
});

test('[S52] a bucket that is not there takes nothing', async () => {
  const storage = s3(bucket.replace('rooms', 'other'));
  await expect(storage.put(key, await aLocalFile(storage, 'x'))).rejects.toThrow(/404 NoSuchBucket/);
});

test('[R19] a storage that never answers is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const setting = {
    kind: 's3',
    url: `http://127.0.0.1:${port}/rooms`,
    region: 'us-east-1',
    ...keys,
  } as const;
  const storage = s3Storage(setting, { readMs: 50, writeMs: 50 });
  await expect(storage.delete(key)).rejects.toThrow(/timeout/i);
  await expect(storage.put(key, await aLocalFile(storage, 'x'))).rejects.toThrow(/timeout/i);
  await expect(storage.read(key, { start: 0, end: 1 })).rejects.toThrow(/timeout/i);
  silent.close();
});
