import { createReadStream } from 'node:fs';
import type { Inspection } from './inspection';
import { readEnds } from './read-bytes';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A document of the older Office: a file system in a file, whose directory names the stream of its kind in UTF-16. */
export const isCompoundFile: Inspection = async (path, { part = '' }) => {
  const { head } = await readEnds(path, signature.length);
  if (!head.equals(signature)) return false;
  const name = Buffer.from(`${part}\0`, 'utf16le');
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const window = Buffer.concat([last, chunk as Buffer]);
    if (window.includes(name)) return true;
    last = window.subarray(-name.length);
  }
  return false;
};
