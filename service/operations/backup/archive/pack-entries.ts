import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Header } from 'tar';

/** An open file, which the packing closes; without one it is a folder. */
export type ArchiveEntry = { name: string; file?: FileHandle };

const blockBytes = 512;
const readBytes = 65_536;

/** Entries as a stream of a POSIX tar archive, one file after the other; times, owners and rights are left out. */
export const packEntries = (entries: AsyncIterable<ArchiveEntry>): Readable =>
  Readable.from(bytesOf(entries), { objectMode: false });

async function* bytesOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { name, file } of entries) {
    try {
      if (file) yield* fileBytes(name, file);
      else yield headerOf({ path: name, type: 'Directory', size: 0 });
    } finally {
      await file?.close();
    }
  }
  yield Buffer.alloc(2 * blockBytes);
}

async function* fileBytes(name: string, file: FileHandle): AsyncGenerator<Buffer> {
  const { size } = await file.stat();
  yield headerOf({ path: name, type: 'File', size });
  if (size === 0) return;
  let read = 0;
  const contents = file.createReadStream({ end: size - 1, autoClose: false, highWaterMark: readBytes });
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    read += chunk.byteLength;
    yield chunk;
  }
  if (read !== size) throw new Error(`${name} became shorter while it was read`);
  yield Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

function headerOf(entry: { path: string; type: 'File' | 'Directory'; size: number }): Buffer {
  const header = new Header({ ...entry, mode: entry.type === 'File' ? 0o600 : 0o700 });
  header.encode();
  if (!header.block) throw new Error(`no header for ${entry.path}`);
  return header.block;
}
