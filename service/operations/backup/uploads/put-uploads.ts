import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storageKeyOf } from '../../../file/storage-key';
import type { FileStorage, LocalFile } from '../../../gateways/storage/file-storage';
import type { SealedBackup } from '../archive/seal';
import type { ArchivedUpload } from '../archive/upload-entries';

export type PutUploads = { restored: number; damaged: number };

/**
 * Puts the uploaded files of a backup into the storage, each complete or not at all. A key is the hash of its content: what is there
 * already is the same or damaged, and what has another hash is not put.
 */
export async function putUploads(
  backup: Pick<SealedBackup, 'eachUpload'>,
  storage: FileStorage,
): Promise<PutUploads> {
  const counts = { restored: 0, damaged: 0 };
  await backup.eachUpload(async ({ companyId, sha256, bytes }) => {
    await mkdir(storage.incoming, { recursive: true });
    // The archive has no say in where it is written.
    const target = path.join(storage.incoming, randomUUID());
    try {
      const file = await writeHashed(bytes, target);
      const isWhole = file.sha256.equals(sha256);
      if (isWhole) await storage.put(storageKeyOf(companyId, sha256), file);
      counts[isWhole ? 'restored' : 'damaged'] += 1;
    } finally {
      await rm(target, { force: true });
    }
  });
  return counts;
}

async function writeHashed(bytes: ArchivedUpload['bytes'], target: string): Promise<LocalFile> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(measured(bytes), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return { path: target, size, sha256: hash.digest() };
}
