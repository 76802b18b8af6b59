import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import { previewKindOf } from '@/lib/domain/file/file-types';
import type { Caller } from '../kernel/caller';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { WithStorage } from './deps';
import type { StoredFile } from './queries/uploads';
import { requestedRange } from './requested-range';
import { storageKeyOf } from './storage-key';

const inlineKinds = new Set(['image', 'pdf']);

const outsideOf = (size: number) =>
  new Response(null, {
    status: 416,
    headers: { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' },
  });

/**
 * A file, or the part of it that a range names, as it comes from the storage; 416 with the size for a range outside.
 * Pictures and PDF may be shown, all else is a download (S53).
 *
 * @throws ServiceError 503000 when the storage does not answer, 500000 when it has lost the content
 */
export async function answerFile(
  { storage }: WithStorage,
  { companyId }: Pick<Caller, 'companyId'>,
  { file, range: header }: { file: StoredFile; range: string | null },
): Promise<Response> {
  const { size, contentType, fileName, sha256 } = file;
  const range = requestedRange(header, size);
  if (range === 'outside') return outsideOf(size);
  const content = await storage
    .read(storageKeyOf(companyId, sha256), range ?? { start: 0, end: size - 1 })
    .catch((cause: unknown) => {
      throw new ServiceError(httpCodes.unavailable, { cause });
    });
  if (content === undefined)
    throw new ServiceError(httpCodes.internal, { cause: new Error(`${fileName} has no content`) });
  const type = inlineKinds.has(previewKindOf(contentType)) ? 'inline' : 'attachment';
  const headers = {
    'content-type': contentType,
    'content-disposition': create(fileName, { type }),
    'accept-ranges': 'bytes',
    'content-length': String(range ? range.end - range.start + 1 : size),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    'cache-control': 'private, no-store',
  };
  return new Response(Readable.toWeb(content) as ReadableStream, { status: range ? 206 : 200, headers });
}
