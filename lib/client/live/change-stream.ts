import type { EventSourceMessage } from 'eventsource-parser';
import type { changeEvents, LiveChange } from '@/lib/contract/change';
import type { RoomHold } from '@/lib/contract/hold';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import { ApiError } from '@/lib/client/failures/api-error';
import { readEventStream } from './read-event-stream';

const events: typeof changeEvents = { change: 'change', reset: 'reset', hold: 'hold' };

export type ChangeStreamOptions = {
  /** Opens the stream behind the change with this id; rejects as every call does. */
  open: (request: { lastEventId: string | undefined; signal: AbortSignal }) => Promise<Response>;
  onChange: (change: LiveChange) => void;
  /** A colleague is about to book a slot, or no longer. */
  onHold?: (hold: RoomHold) => void;
  /** Changes before this moment may have been missed. `first` when no stream has been open before. */
  onGap: (gap: { first: boolean }) => void;
  /** The stream is refused, not broken; it is not opened again until the next start. */
  onRefused: (error: ApiError) => void;
};

export type ChangeStream = {
  /** Called again while a lost stream waits, it is tried at once. */
  start: () => void;
  stop: () => void;
};

type Run = { ended: AbortController; waiting?: AbortController };

/** Keeps the live stream of changes open between `start` and `stop` (UX-02): lost connections come back where they were. */
export function createChangeStream({
  open,
  onChange,
  onHold,
  onGap,
  onRefused,
}: ChangeStreamOptions): ChangeStream {
  let running: Run | undefined;
  let lastEventId: string | undefined;
  let hasBeenOpen = false;
  let failures = 0;
  let retryMs: number = liveChanges.retryMs;

  const onEvent = ({ event, id, data }: EventSourceMessage) => {
    if (event === events.reset) {
      lastEventId = id;
      return onGap({ first: false });
    }
    lastEventId = id ?? lastEventId;
    if (event === events.hold) {
      const hold = toRoomHold(data);
      return hold && onHold?.(hold);
    }
    if (event !== events.change) return;
    const change = toLiveChange(data);
    if (change) onChange(change);
    // Something changed, and the line does not say what.
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
      if (!isResumed) onGap({ first: !hasBeenOpen });
      hasBeenOpen = true;
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

  async function keepReading(own: Run): Promise<void> {
    const { signal } = own.ended;
    while (!signal.aborted) {
      const error: unknown = await read(signal).catch((cause: unknown) => cause);
      if (signal.aborted) return;
      if (isRefusal(error)) {
        running = undefined;
        return onRefused(error);
      }
      // Retry-After holds for a start in between as well.
      await sleep(retryAfterMs(error), signal);
      own.waiting = new AbortController();
      await sleep(backoffMs(failures, retryMs), AbortSignal.any([signal, own.waiting.signal]));
      own.waiting = undefined;
      failures += 1;
    }
  }

  return {
    start() {
      if (running) return running.waiting?.abort();
      running = { ended: new AbortController() };
      void keepReading(running);
    },
    stop() {
      running?.ended.abort();
      running = undefined;
    },
  };
}

const isEventStream = (headers: Headers) => headers.get('content-type')?.startsWith('text/event-stream');

/** An answer that a retry would not change; a busy or broken service is none, and neither is a slow network. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ((error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) ||
    error.status === 501);

const retryAfterMs = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;

/** Longer each time, and spread by chance, so that a thousand pages do not come back in one moment. */
const backoffMs = (failures: number, retryMs: number): number =>
  Math.min(retryMs * 2 ** failures, liveChanges.retryMaxMs) * (0.5 + Math.random());

const kinds: Record<LiveChange['kind'], true> = {
  room: true,
  meeting: true,
  staff: true,
  contact: true,
  config: true,
  notice: true,
  device: true,
};

/** The change in a line of the stream, if it is one. Checked by hand, because the browser carries no schemas. */
function toLiveChange(data: string): LiveChange | undefined {
  try {
    const change = JSON.parse(data) as Partial<LiveChange> | null;
    const isChange = typeof change?.kind === 'string' && change.kind in kinds && Array.isArray(change.ids);
    return isChange ? (change as LiveChange) : undefined;
  } catch {
    return undefined;
  }
}

/** The hold in a line of the stream, if it is one. */
function toRoomHold(data: string): RoomHold | undefined {
  try {
    const hold = JSON.parse(data) as Partial<RoomHold> | null;
    const isHold = typeof hold?.roomId === 'string' && typeof hold.remainingMs === 'number';
    return isHold ? (hold as RoomHold) : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves after the time, or as soon as the signal is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
