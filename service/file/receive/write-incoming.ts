import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { LocalFile } from '../../gateways/storage/file-storage';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

type Options = { target: string; signal: AbortSignal };

/**
 * Writes a stream into a new file, and hashes it on its way. The file stands when this ends, also where it was refused: a file that is
 * opened later would outlive its removal.
 *
 * @throws ServiceError 400000 when the stream breaks off, 503000 when it cannot be written, for instance to a full disk
 */
export async function writeIncoming(stream: Readable, { target, signal }: Options): Promise<LocalFile> {
  let isBroken = false;
  stream.once('error', () => (isBroken = true));
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    const file = await open(target, 'wx');
    await pipeline(stream, measured, file.createWriteStream(), { signal });
  } catch (cause) {
    if (isBroken) throw new ServiceError(httpCodes.invalid, { message: serviceText.bodyBrokenOff, cause });
    throw new ServiceError(httpCodes.unavailable, { cause });
  }
  return { path: target, size, sha256: hash.digest() };
}
