import { open } from 'node:fs/promises';

/** The first bytes of a file, and the last; fewer where it is shorter. */
export async function readEnds(path: string, count: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(count, size);
    const read = async (position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    return { head: await read(0), tail: await read(size - length) };
  } finally {
    await file.close();
  }
}
