import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { LocalFile } from '../../gateways/storage/file-storage';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { writeIncoming } from './write-incoming';

/** A file as its sender describes it, on this machine. */
export type ReceivedFile = LocalFile & { rawName: string; declaredType: string };

/** The parts of a form with one file; a second file is refused. */
const formLimits = { files: 1, fields: 5, parts: 6, fieldSize: 1_024, headerPairs: 20 };

/**
 * Writes the file of a `multipart/form-data` body into a folder as it comes. What breaks off or is refused leaves nothing there.
 *
 * @throws ServiceError 400000 for a body that breaks off or holds no file, 413000 beyond 10 MB, 503000 when it cannot be written
 */
export async function receiveFile(request: Request, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new ServiceError(httpCodes.unavailable, { cause });
  });
  const target = path.join(folder, randomUUID());
  try {
    return await receiveInto(target, request);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

async function receiveInto(target: string, request: Request): Promise<ReceivedFile> {
  const parser = parserOf(request);
  const ended = new AbortController();
  let writing: Promise<ReceivedFile> | undefined;
  let refusal: unknown;
  const fail = (error: unknown) => {
    refusal ??= error;
    parser.destroy(new Error('refused'));
  };
  parser.on('file', (...[, stream, rawName, , declaredType]) => {
    stream.on('limit', () => fail(new ServiceError(httpCodes.tooLarge)));
    writing = writeIncoming(stream, { target, signal: ended.signal }).then((file) => ({
      ...file,
      rawName,
      declaredType,
    }));
    writing.catch(fail);
  });
  parser.on('filesLimit', () => fail(new ServiceError(httpCodes.invalid)));
  try {
    await pipeline(Readable.fromWeb((request.body ?? new Response('').body) as ReadableStream), parser);
    const file = await writing;
    if (refusal !== undefined || file === undefined) throw new ServiceError(httpCodes.invalid);
    return file;
  } catch (cause) {
    const reason = refusal;
    // The part's own stream does not end when its parser fails.
    ended.abort();
    await writing?.catch(() => undefined);
    if (reason instanceof ServiceError) throw reason;
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError(httpCodes.invalid, { message: serviceText.bodyBrokenOff, cause });
  }
}

function parserOf({ headers }: Request): BusboyInstance {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ServiceError(httpCodes.unsupportedContent);
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { ...formLimits, fileSize: fileLimits.maxFileBytes },
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch (cause) {
    throw new ServiceError(httpCodes.invalid, { cause });
  }
}
