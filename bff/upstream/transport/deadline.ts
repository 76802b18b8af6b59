import { deadlines } from '@/lib/domain/limits/limits';
import type { EndpointRow } from '../rows/endpoint-rows';

/** The answer was not there in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The time for a call from first to last byte; for a stream, until its answer begins. */
export const deadlineMs = ({ method }: Pick<EndpointRow, 'method'>): number =>
  method === 'GET' ? deadlines.readMs : deadlines.writeMs;

export type Deadline = {
  /** Aborts with a {@link DeadlineError}, or with the first waiting signal that aborts before. */
  signal: AbortSignal;
  /** Restarts the clock. */
  extend: (ms: number) => void;
  /** Stops the clock when the answer has begun; the waiting signals still count. */
  stopClock: () => void;
  end: () => void;
};

/** Ends a call with its time, or with the first signal that aborts. By hand: three `AbortSignal.any` were a tenth of a call. */
export function startDeadline(ms: number, waiting: readonly AbortSignal[] = []): Deadline {
  const overdue = new AbortController();
  const giveUp = () => overdue.abort(waiting.find(({ aborted }) => aborted)?.reason);
  for (const signal of waiting) signal.addEventListener('abort', giveUp);
  if (waiting.some(({ aborted }) => aborted)) giveUp();
  const start = (ms: number) => setTimeout(() => overdue.abort(new DeadlineError(`Silent for ${ms} ms`)), ms);
  let timer: NodeJS.Timeout | undefined = start(ms);
  const stopClock = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    signal: overdue.signal,
    extend(ms) {
      if (!timer) return;
      clearTimeout(timer);
      timer = start(ms);
    },
    stopClock,
    end() {
      stopClock();
      for (const signal of waiting) signal.removeEventListener('abort', giveUp);
    },
  };
}

/** Rejects as soon as the signal does. A back end in the same process need not listen to the signal itself. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as unknown);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    // Also for late work: its rejection would otherwise be unhandled and end the process.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Cuts a stream that has been silent for too long; streams have no total deadline. Only the wait for the service counts as
 * silence: a slow reader does not use up the time.
 */
export function withIdleLimit(
  stream: ReadableStream<Uint8Array>,
  idleMs: number = deadlines.streamIdleMs,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const silence = startDeadline(idleMs);
        try {
          const { done, value } = await untilAborted(reader.read(), silence.signal);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          // Frees the connection; `error` already names the fault of the stream.
          reader.cancel(error).catch(() => undefined);
          throw error;
        } finally {
          silence.end();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
