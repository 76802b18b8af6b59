import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockBytes, readTarHeader } from './tar-header';

/** Unpacks what {@link tarFolder} made into a new folder; reads to the very end, so that checks of the stream are made. */
export async function untar(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const bytes = byteReader(source);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const entry = readTarHeader(await bytes.whole(blockBytes));
    if (!entry) break;
    const target = path.join(folder, entry.name);
    if (entry.kind === 'folder') {
      await mkdir(target, { mode: 0o700 });
      continue;
    }
    await writeFile(target, bytes.next(entry.size), { mode: 0o600, flag: 'wx' });
    await bytes.skip((blockBytes - (entry.size % blockBytes)) % blockBytes);
  }
  await bytes.drain();
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* next(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (rest.length === 0) {
        const { done, value } = await chunks.next();
        if (done) throw new Error('the archive ends too early');
        rest = value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }
  return {
    next,
    async whole(count: number) {
      const pieces: Buffer[] = [];
      for await (const piece of next(count)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async skip(count: number) {
      for await (const piece of next(count)) void piece;
    },
    async drain() {
      while (!(await chunks.next()).done);
    },
  };
}
