import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { blockBytes, type TarEntry, tarHeader } from './tar-header';

/** A folder that nobody changes meanwhile, as a POSIX tar archive. */
export async function* tarFolder(folder: string): AsyncGenerator<Buffer> {
  yield* entriesOf(folder, '');
  yield Buffer.alloc(2 * blockBytes);
}

async function* entriesOf(root: string, below: string): AsyncGenerator<Buffer> {
  const listed = await readdir(path.join(root, below), { withFileTypes: true });
  for (const entry of listed.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      yield tarHeader({ name: `${name}/`, size: 0, kind: 'folder' });
      yield* entriesOf(root, name);
    } else {
      yield* fileOf(path.join(root, name), name);
    }
  }
}

async function* fileOf(file: string, name: string): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  const entry: TarEntry = { name, size, kind: 'file' };
  yield tarHeader(entry);
  if (size === 0) return;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) yield chunk;
  yield Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}
