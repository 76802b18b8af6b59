import { deadlines } from '@/lib/domain/limits';
import type { EndpointRow } from './endpoint-rows';

/** The answer was not there in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** How long a call may take from first to last byte; for a stream, until its answer begins. */
export const deadlineMs = ({ method }: Pick<EndpointRow, 'method'>): number =>
  method === 'GET' ? deadlines.readMs : deadlines.writeMs;

/** Rejects as soon as the signal does. A back end in the same process need not listen to the signal itself. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as unknown);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Cuts a stream that has been silent for too long; streams have no total deadline. */
export function withIdleLimit(
  stream: ReadableStream<Uint8Array>,
  idleMs: number = deadlines.streamIdleMs,
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error(`Silent for ${idleMs} ms`)), idleMs);
  };
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: watch,
      transform(chunk, controller) {
        watch(controller);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
}
