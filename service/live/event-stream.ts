import { changeStream as limits, liveChanges } from '@/lib/domain/limits/live-limits';

export type EventStream = {
  body: ReadableStream<Uint8Array>;
  send(text: string): void;
  end(): void;
  /** Aborted once the stream has ended, on either side. */
  over: AbortSignal;
};

const greeting = `: 你好\nretry: ${liveChanges.retryMs}\n\n`;
const ping = ':\n\n';

/**
 * Server-sent events to one reader: greets at once, so that the head leaves, and then never stays silent. The stream ends when
 * the caller leaves, and when a slow reader's buffer grows too large: the client reconnects for the rest.
 */
export function eventStream(caller: AbortSignal): EventStream {
  const over = new AbortController();
  const encoder = new TextEncoder();
  const end = () => over.abort();
  let isCancelled = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (created) => void (controller = created),
      cancel() {
        isCancelled = true;
        end();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: limits.bufferBytes }),
  );

  const pings = setInterval(() => send(ping), limits.pingMs).unref();
  over.signal.addEventListener('abort', () => {
    clearInterval(pings);
    caller.removeEventListener('abort', end);
    if (!isCancelled) controller.close();
  });
  caller.addEventListener('abort', end);
  send(greeting);
  if (caller.aborted) end();
  return { body, send, end, over: over.signal };

  function send(text: string) {
    if (over.signal.aborted || text === '') return;
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
    else end();
  }
}
