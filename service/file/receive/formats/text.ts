import { createReadStream } from 'node:fs';
import type { Inspection } from './inspection';

/** Those of editors in China: older ones of Windows write GB 18030. */
const encodings = ['utf-8', 'gb18030'];

/** No text has them; every binary format has some. */
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

export const isText: Inspection = async (path) => {
  for (const encoding of encodings) if (await isTextIn(encoding, path)) return true;
  return false;
};

async function isTextIn(encoding: string, path: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (binary.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return false;
  }
}
