import { serviceText } from '@/lib/text/zh-cn/service';
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
  if (declared <= limit) return withinLimit(Buffer.from(await request.arrayBuffer().catch(brokenOff)), limit);

  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const read = () => reader?.read().catch(brokenOff);
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new ServiceError(httpCodes.tooLarge);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Whatever a body fails with is the network's or the BFF's limit: nothing of ours, and nothing for the log. */
function brokenOff(cause: unknown): never {
  throw new ServiceError(httpCodes.invalid, { message: serviceText.bodyBrokenOff, cause });
}

function withinLimit(bytes: Buffer, limit: number): Buffer {
  if (bytes.byteLength > limit) throw new ServiceError(httpCodes.tooLarge);
  return bytes;
}
