import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storageKeyOf } from '../../../file/storage-key';
import type { FileStorage } from '../../../gateways/storage/file-storage';

export type DemoContent = { companyId: string; sha256: Buffer; bytes: Buffer };

/** Puts the contents of the demo's files into the storage, before there are rows of them (R14). */
export async function storeContents(storage: FileStorage, contents: readonly DemoContent[]): Promise<void> {
  await mkdir(storage.incoming, { recursive: true });
  for (const { companyId, sha256, bytes } of contents) {
    const file = path.join(storage.incoming, sha256.toString('hex'));
    await writeFile(file, bytes);
    await storage.put(storageKeyOf(companyId, sha256), { path: file, size: bytes.byteLength, sha256 });
    await rm(file, { force: true });
  }
}
