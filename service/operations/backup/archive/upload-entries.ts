import type { Dir } from 'node:fs';
import { open, opendir } from 'node:fs/promises';
import path from 'node:path';
import { Parser, type ReadEntry } from 'tar';
import { contentsFolder } from '../../../gateways/storage/disk-storage';
import type { ArchiveEntry } from './pack-entries';

const company = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const hash = /^[0-9a-f]{64}$/;
const plainTypes: readonly string[] = ['File', 'OldFile'];

/** An uploaded file in an archive: its key in the storage, and what is said to be its content. */
export type ArchivedUpload = { companyId: string; sha256: Buffer; bytes: AsyncIterable<Buffer> };

/** Uploaded files stand in an archive under their keys in the storage: company and hash. */
export function isUploadEntry(name: string): boolean {
  const [root, companyId = '', sha256 = '', ...more] = name.split('/');
  return root === 'uploads' && company.test(companyId) && hash.test(sha256) && more.length === 0;
}

/**
 * The uploaded files of a folder of the storage. They never change, but come and go: one that is gone when its turn comes is passed
 * over, and so is what is not complete yet.
 */
export async function* uploadEntries(folder: string): AsyncGenerator<ArchiveEntry> {
  for await (const { companyId, sha256 } of keysIn(folder)) {
    const file = await open(path.join(contentsFolder(folder), companyId, sha256)).catch(ignoreMissing);
    if (file) yield { name: `uploads/${companyId}/${sha256}`, file };
  }
}

/** Read piece by piece: a folder may hold more names than fit into memory. */
export async function* keysIn(folder: string): AsyncGenerator<{ companyId: string; sha256: string }> {
  const contents = contentsFolder(folder);
  for await (const companyId of namesIn(contents, company))
    for await (const sha256 of namesIn(path.join(contents, companyId), hash)) yield { companyId, sha256 };
}

async function* namesIn(folder: string, pattern: RegExp): AsyncGenerator<string> {
  const names: Dir | undefined = await opendir(folder).catch(ignoreMissing);
  for await (const { name } of names ?? []) if (pattern.test(name)) yield name;
}

/** Takes the uploaded files out of the archive that is piped in, one after the other; `done` rejects with the first failure. */
export function uploadReader(take: (upload: ArchivedUpload) => Promise<void>) {
  let last = Promise.resolve();
  const takeEntry = async (entry: ReadEntry) => {
    const [, companyId = '', sha256 = ''] = entry.path.split('/');
    await take({ companyId, sha256: Buffer.from(sha256, 'hex'), bytes: entry });
    entry.resume();
  };
  const parser = new Parser({
    strict: true,
    filter: (name, entry) => isUploadEntry(name) && 'type' in entry && plainTypes.includes(entry.type),
    onReadEntry: (entry) => {
      last = last.then(() => takeEntry(entry));
      last.catch((error: unknown) => parser.abort(error as Error));
    },
  });
  return { parser, done: () => last };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
