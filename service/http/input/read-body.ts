import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

const jsonPattern = /^application\/json\s*(;|$)/i;

/** The bytes of a JSON request body, up to a limit: what is larger is refused before it is all in memory. */
export async function readJsonBytes(request: Request, limit: number): Promise<Buffer> {
  if (!jsonPattern.test(request.headers.get('content-type') ?? '')) {
    throw new ServiceError(httpCodes.unsupportedContent);
  }
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > limit) throw new ServiceError(httpCodes.tooLarge);
  // The listener reads no more than was declared, and reads it without a stream.
  if (declared <= limit) return withinLimit(Buffer.from(await request.arrayBuffer()), limit);

  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new ServiceError(httpCodes.tooLarge);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function withinLimit(bytes: Buffer, limit: number): Buffer {
  if (bytes.byteLength > limit) throw new ServiceError(httpCodes.tooLarge);
  return bytes;
}
