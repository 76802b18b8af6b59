import { createParser, type EventSourceMessage } from 'eventsource-parser';

type Options = {
  signal: AbortSignal;
  /** Something came, be it a comment that only says that the other side is still there. */
  onBytes: () => void;
  onEvent: (event: EventSourceMessage) => void;
  /** How long the other side asks to wait before the stream is opened again. */
  onRetry: (ms: number) => void;
};

/** Reads server-sent events as they come, until the stream ends, breaks (rejects) or is given up. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, onBytes, onEvent, onRetry }: Options,
): Promise<void> {
  const reader = body.getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', giveUp);
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent, onRetry });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
