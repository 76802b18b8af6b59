import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedKey } from './embedded-key';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('[S04] makes a strong key once and keeps it for its owner only', async () => {
  const key = await embeddedKey(dataDir, 'session');
  expect(Buffer.from(key, 'base64url')).toHaveLength(48);
  expect(await embeddedKey(dataDir, 'session')).toBe(key);

  const [name = ''] = readdirSync(dataDir);
  const file = path.join(dataDir, name);
  chmodSync(file, 0o644);
  await embeddedKey(dataDir, 'session');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('[S04] makes no new key over one that cannot be read', async () => {
  await expect(embeddedKey(path.join(dataDir, 'absent'), 'service')).rejects.toThrow('ENOENT');
});
