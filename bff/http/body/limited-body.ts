import type { ApiError } from '@/lib/client/failures/api-error';
import { jsonDepthMeter } from './json-depth';
import { refusals } from '../refusals/refusal';

export type BodyLimits = {
  maxBytes: number;
  /** The greatest nesting of a JSON body; undefined for a body of another kind. */
  maxDepth?: number;
};

/** A request body that fails where it exceeds its limits, without ever being held in memory (S37). */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array> | undefined;
  /** The failure to answer, once the body has exceeded a limit. */
  refusal: () => ApiError | undefined;
};

export function limitedBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, maxDepth = Infinity }: BodyLimits,
): LimitedBody {
  let bytes = 0;
  let refusal: ApiError | undefined;
  const depthOf = jsonDepthMeter();
  const guard = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) refusal = refusals.bodyTooLarge();
      else if (depthOf(chunk) > maxDepth) refusal = refusals.invalidBody();
      if (refusal) controller.error(refusal);
      else controller.enqueue(chunk);
    },
  });
  return { stream: body?.pipeThrough(guard), refusal: () => refusal };
}
