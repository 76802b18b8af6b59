/** Carries the length of an answer past Next, which drops `Content-Length` of every route; the listener gives it its own name. */
export const lengthHeader = 'x-content-length';

/**
 * The bytes that a service announces for its answer; undefined where it does not say, or says it of an encoded body, which arrives
 * here decoded.
 */
export function announcedLength(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? '';
  return headers.has('content-encoding') || !/^\d{1,15}$/.test(length) ? undefined : Number(length);
}

/**
 * The body while it is as long as announced. One that is shorter or longer ends in an error, which breaks its connection: what
 * follows on it would be read as part of this body, or its rest as the next answer (S34, RFC 9112, 6.3).
 *
 * @param bytes the announced length
 */
export function ofLength(body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        left -= piece.byteLength;
        if (left < 0) throw new Error('an answer is longer than announced');
        controller.enqueue(piece);
      },
      flush() {
        if (left > 0) throw new Error('an answer is shorter than announced');
      },
    }),
  );
}
