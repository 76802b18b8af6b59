import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { setupText } from '@/lib/text/zh-cn/setup';
import { AdminError } from '../../admin/admin-error';

const encodings = ['utf-8', 'gb18030'] as const;

/**
 * The text of a file in pieces, without a byte order mark: UTF-8, else GBK as its superset GB 18030, as spreadsheets in China
 * write it.
 *
 * @throws AdminError for what is no text, too large, or in another encoding
 */
export async function decodeFile(file: string): Promise<AsyncIterable<string>> {
  const name = path.basename(file);
  const { size } = await stat(file);
  if (size > setupLimits.fileBytes) throw new AdminError(setupText.tooLarge(name));
  if (await hasZeroByte(file)) throw new AdminError(setupText.notText(name));
  for (const encoding of encodings) if (await isIn(encoding, file)) return textOf(file, encoding);
  throw new AdminError(setupText.wrongEncoding(name));
}

async function hasZeroByte(file: string): Promise<boolean> {
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>)
    if (bytes.includes(0)) return true;
  return false;
}

async function isIn(encoding: string, file: string): Promise<boolean> {
  try {
    for await (const text of textOf(file, encoding)) void text;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

async function* textOf(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
