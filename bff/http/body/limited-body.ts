import type { ApiError } from '@/lib/client/failures/api-error';
import { jsonDepthMeter } from './json-depth';
import { refusals } from '../refusals/refusal';

export type BodyLimits = {
  maxBytes: number;
  /** How deep a JSON body may be nested; a body of another kind is not looked into. */
  maxDepth?: number;
};

/** A request body that ends in an error where it goes beyond its limits, without ever being held in memory (S37). */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array> | undefined;
  /** What is to be answered, once the body has gone too far. */
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
