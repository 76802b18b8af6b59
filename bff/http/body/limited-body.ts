import type { ApiError } from '@/lib/client/failures/api-error';
import { jsonDepthMeter } from './json-depth';
import { refusals } from '../refusals/refusal';

export type BodyLimits = {
  maxBytes: number;
  /** The greatest nesting of a JSON body; undefined for a body of another kind. */
  maxDepth?: number;
};

/** A request body that fails where it exceeds its limits or breaks off, without ever being held in memory (S37). */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array> | undefined;
  /** The failure to answer, once the body could not be read to its end. */
  refusal: () => ApiError | undefined;
};

export function limitedBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, maxDepth = Infinity }: BodyLimits,
): LimitedBody {
  let bytes = 0;
  let refusal: ApiError | undefined;
  const depthOf = jsonDepthMeter();
  const fail = (reason: ApiError): never => {
    refusal = reason;
    throw reason;
  };
  const reader = body?.getReader();
  const stream =
    reader &&
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          // A body fails with the network's errors alone: its caller broke off.
          const { done, value } = await reader.read().catch(() => fail(refusals.invalidBody()));
          if (done) return controller.close();
          bytes += value.byteLength;
          const isTooDeep = depthOf(value) > maxDepth;
          if (bytes <= maxBytes && !isTooDeep) return controller.enqueue(value);
          const reason = bytes > maxBytes ? refusals.bodyTooLarge() : refusals.invalidBody();
          reader.cancel(reason).catch(() => undefined);
          fail(reason);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  return { stream, refusal: () => refusal };
}
