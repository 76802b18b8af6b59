/** A request body that ends in an error once it is larger than its row allows, without ever being held in memory. */
export type LimitedBody = { stream: ReadableStream<Uint8Array> | undefined; exceeded: () => boolean };

export function limitedBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): LimitedBody {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new RangeError(`The body is larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return { stream: body?.pipeThrough(counter), exceeded: () => bytes > maxBytes };
}
