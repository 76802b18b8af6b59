import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The session key of the embedded default: made on the first start, kept in the data folder for its owner only (S04).
 * Called by the holder of the folder's lock, so nobody else is making one.
 */
export async function embeddedSessionKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session.key');
  const kept = await readFile(file, 'utf8').catch(ifMissing);
  if (kept !== undefined) {
    await chmod(file, ownerOnly);
    return kept.trim();
  }
  const key = randomBytes(48).toString('base64url');
  await writeFile(file, `${key}\n`, { mode: ownerOnly, flag: 'wx' });
  return key;
}

const ownerOnly = 0o600;

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
