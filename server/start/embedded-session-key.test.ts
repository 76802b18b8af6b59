import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedSessionKey } from './embedded-session-key';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('[S04] makes a strong key once and keeps it for its owner only', async () => {
  const key = await embeddedSessionKey(dataDir);
  expect(Buffer.from(key, 'base64url')).toHaveLength(48);
  expect(await embeddedSessionKey(dataDir)).toBe(key);

  const [name = ''] = readdirSync(dataDir);
  const file = path.join(dataDir, name);
  chmodSync(file, 0o644);
  await embeddedSessionKey(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('[S04] makes no new key over one that cannot be read', async () => {
  await expect(embeddedSessionKey(path.join(dataDir, 'absent'))).rejects.toThrow('ENOENT');
});
