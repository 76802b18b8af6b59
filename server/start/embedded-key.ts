import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A key of the embedded default, of its sessions or of its service: created on the first start, and stored in the data folder for its
 * owner only (S04).
 * The caller holds the lock of the folder, so no other process creates one.
 */
export async function embeddedKey(dataDir: string, name: 'session' | 'service'): Promise<string> {
  const file = path.join(dataDir, `${name}.key`);
  const stored = await readFile(file, 'utf8').catch(ifMissing);
  if (stored !== undefined) {
    await chmod(file, ownerOnly);
    return stored.trim();
  }
  const key = randomBytes(48).toString('base64url');
  await writeFile(file, `${key}\n`, { mode: ownerOnly, flag: 'wx' });
  return key;
}

const ownerOnly = 0o600;

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
