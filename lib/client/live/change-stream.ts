import type { EventSourceMessage } from 'eventsource-parser';
import type { changeEvents, LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits';
import { ApiError } from '@/lib/client/api-error';
import { pause } from './pause';
import { readEventStream } from './read-event-stream';
import { toLiveChange } from './to-live-change';

const events: typeof changeEvents = { change: 'change', reset: 'reset' };

export type ChangeStreamOptions = {
  /** Opens the stream behind the change with this id; rejects as every call does. */
  open: (request: { lastEventId: string | undefined; signal: AbortSignal }) => Promise<Response>;
  onChange: (change: LiveChange) => void;
  /** What happened before this moment may have been missed. `first` when no stream has stood before. */
  onGap: (gap: { first: boolean }) => void;
  /** The stream is refused, not broken; it is not asked for again until the next start. */
  onRefused: (error: ApiError) => void;
};

export type ChangeStream = { start: () => void; stop: () => void };

/** Keeps the live stream of changes open between `start` and `stop` (UX-02): lost connections come back where they were. */
export function createChangeStream({ open, onChange, onGap, onRefused }: ChangeStreamOptions): ChangeStream {
  let running: AbortController | undefined;
  let lastEventId: string | undefined;
  let hasStood = false;
  let failures = 0;
  let retryMs: number = liveChanges.retryMs;

  const onEvent = ({ event, id, data }: EventSourceMessage) => {
    if (event === events.reset) {
      lastEventId = id;
      return onGap({ first: false });
    }
    lastEventId = id ?? lastEventId;
    if (event !== events.change) return;
    const change = toLiveChange(data);
    if (change) onChange(change);
    // Something changed, and it cannot be told what.
    else onGap({ first: false });
  };

  /** One connection, from its opening to its end. */
  async function read(stopped: AbortSignal): Promise<void> {
    const silence = new AbortController();
    const signal = AbortSignal.any([stopped, silence.signal]);
    let timer = setTimeout(() => silence.abort(), liveChanges.silenceMs);
    const openedAt = performance.now();
    const onBytes = () => {
      if (performance.now() - openedAt >= liveChanges.provenMs) failures = 0;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), liveChanges.silenceMs);
    };
    try {
      const isResumed = lastEventId !== undefined;
      const { body, headers } = await open({ lastEventId, signal });
      // A network's own log-in page answers 200 as well.
      if (stopped.aborted || !body || !isEventStream(headers)) return await body?.cancel();
      if (!isResumed) onGap({ first: !hasStood });
      hasStood = true;
      await readEventStream(body, {
        signal,
        onBytes,
        onEvent: (event) => {
          if (signal.aborted) return;
          failures = 0;
          onEvent(event);
        },
        onRetry: (ms) => {
          retryMs = ms;
        },
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async function keepReading(own: AbortController): Promise<void> {
    const { signal } = own;
    while (!signal.aborted) {
      const error: unknown = await read(signal).catch((cause: unknown) => cause);
      if (signal.aborted) return;
      if (isRefusal(error)) {
        running = undefined;
        return onRefused(error);
      }
      await pause(waitMs({ failures, retryMs, error }), signal);
      failures += 1;
    }
  }

  return {
    start() {
      if (running) return;
      running = new AbortController();
      void keepReading(running);
    },
    stop() {
      running?.abort();
      running = undefined;
    },
  };
}

const isEventStream = (headers: Headers) => headers.get('content-type')?.startsWith('text/event-stream');

/** An answer that asking again would not change; a busy or broken service is none, and neither is a slow network. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ((error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) ||
    error.status === 501);

type Loss = { failures: number; retryMs: number; error: unknown };

/** Longer each time, and spread by chance, so that a thousand pages do not come back in one moment. */
function waitMs({ failures, retryMs, error }: Loss): number {
  const backoffMs = Math.min(retryMs * 2 ** failures, liveChanges.retryMaxMs) * (0.5 + Math.random());
  const askedSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  return askedSeconds > 0 ? askedSeconds * 1_000 + backoffMs : backoffMs;
}
