/** The browser left, or did not send the announced body: the service is not at fault. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';
}

export type CallerBody = {
  stream: ReadableStream<Uint8Array>;
  /** Whether the next chunk is the browser's to send: it is late, or the upload broke off. */
  isAwaited: () => boolean;
};

/** A request body on its way from the browser to the service; `onChunk` is called for each chunk, and for the end. */
export function callerBody(
  body: ReadableStream<Uint8Array>,
  onChunk: (chunk: { last: boolean }) => void,
): CallerBody {
  const reader = body.getReader();
  let awaited = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        awaited = true;
        const { done, value } = await reader.read();
        awaited = false;
        onChunk({ last: done });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead: it would hide which side is late.
    { highWaterMark: 0 },
  );
  return { stream, isAwaited: () => awaited };
}
