import { httpCodes, ServiceError } from '../errors';

const jsonPattern = /^application\/json\s*(;|$)/i;

/** The bytes of a JSON request body, up to a limit: what is larger is refused before it is all in memory. */
export async function readJsonBytes(request: Request, limit: number): Promise<Buffer> {
  if (!jsonPattern.test(request.headers.get('content-type') ?? '')) {
    throw new ServiceError(httpCodes.unsupportedContent);
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new ServiceError(httpCodes.tooLarge);

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
