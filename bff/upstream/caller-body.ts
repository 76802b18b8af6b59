/** The browser left, or did not send what it announced: whatever failed, it was not the service. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';
}

export type CallerBody = {
  stream: ReadableStream<Uint8Array>;
  /** The next piece is the browser's to send: it is late, or it broke off. */
  isAwaited: () => boolean;
};

/** A request body on its way from the browser to the service; `onPiece` hears of each piece, and of the end. */
export function callerBody(
  body: ReadableStream<Uint8Array>,
  onPiece: (piece: { last: boolean }) => void,
): CallerBody {
  const reader = body.getReader();
  let awaited = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        awaited = true;
        const { done, value } = await reader.read();
        awaited = false;
        onPiece({ last: done });
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
