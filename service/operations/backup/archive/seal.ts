import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { backupText } from '@/lib/text/zh-cn/backup';
import { BackupError } from '../backup-error';
import { folderEntries, unpackInto } from './folder-archive';
import { type DumpManifest, type Manifest, parseManifest } from './manifest';
import { packEntries } from './pack-entries';
import { type ArchivedUpload, uploadEntries, uploadReader } from './upload-entries';

// A backup: the manifest as one line, a gzipped tar archive, and 64 hexadecimal digits, the SHA-256 of all that is before them.
const manifestBytes = 4_096;
const sealBytes = 64;

/** The first bytes of a file of `pg_dump --format=custom`, which was the backup of a server before uploaded files were in it. */
const serverMagic = 'PGDMP';

/** A folder with the database, and the uploaded files in another one. */
export async function* sealFolder(
  folder: string,
  manifest: Manifest | DumpManifest,
  uploads?: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (chunk: Buffer) => {
    hash.update(chunk);
    return chunk;
  };
  yield hashed(Buffer.from(`${JSON.stringify(manifest)}\n`));
  // The store's files are mostly empty pages: the fastest level takes a third of the time for a tenth more.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  // A failure arrives below as the error of the stream.
  pipeline(packEntries(entriesOf(folder, uploads)), gzip).catch(() => undefined);
  for await (const chunk of gzip as AsyncIterable<Buffer>) yield hashed(chunk);
  yield Buffer.from(hash.digest('hex'));
}

async function* entriesOf(folder: string, uploads: string | undefined) {
  yield* folderEntries(folder);
  if (uploads !== undefined) yield* uploadEntries(uploads);
}

type Sealed<M> = {
  manifest: M;
  /** The files of the database. */
  unpackInto(folder: string): Promise<void>;
  /** The uploaded files, one after the other. */
  eachUpload(take: (upload: ArchivedUpload) => Promise<void>): Promise<void>;
};
export type SealedBackup = Sealed<Manifest>;
export type SealedDump = Sealed<DumpManifest>;

export const isDump = (backup: SealedBackup | SealedDump): backup is SealedDump =>
  'database' in backup.manifest;

/** Opens a backup and checks its seal; throws a BackupError unless it is a whole backup. */
export async function openSealed(file: string): Promise<SealedBackup | SealedDump | 'from a server'> {
  const { size, head } = await beginningOf(file);
  if (head.startsWith(serverMagic)) return 'from a server';
  const line = head.slice(0, head.indexOf('\n') + 1);
  const manifest = parseManifest(line);
  if (!manifest) throw new BackupError(backupText.notABackup(file));
  const start = Buffer.byteLength(line);
  const end = size - sealBytes;
  if (!(await isSealed(file, end))) throw new BackupError(backupText.damaged(file));
  const archive = () => createReadStream(file, { start, end: end - 1 });
  return {
    manifest,
    unpackInto: async (folder) => pipeline(archive(), createGunzip(), await unpackInto(folder)),
    async eachUpload(take) {
      const { parser, done } = uploadReader(take);
      await pipeline(archive(), createGunzip(), parser);
      await done();
    },
  } as SealedBackup | SealedDump;
}

/** The manifest alone; the seal is not checked. */
export async function readManifest(file: string): Promise<Manifest | DumpManifest | undefined> {
  const { head } = await beginningOf(file);
  return parseManifest(head.slice(0, head.indexOf('\n') + 1));
}

async function beginningOf(file: string) {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(manifestBytes), 0, manifestBytes, 0);
      return { size, head: buffer.toString('utf8', 0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupError(backupText.cannotRead(file, (error as Error).message), { cause: error });
  }
}

async function isSealed(file: string, end: number): Promise<boolean> {
  if (end <= 0) return false;
  const hash = createHash('sha256');
  let seal = '';
  let read = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const inside = Math.max(0, Math.min(chunk.length, end - read));
    hash.update(chunk.subarray(0, inside));
    seal += chunk.toString('latin1', inside);
    read += chunk.length;
  }
  return seal === hash.digest('hex');
}
