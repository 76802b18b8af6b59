import { changeStream as limits } from '@/lib/domain/limits/live-limits';
import type { Logger } from '../kernel/logger';
import { frameOf, holdFrame, placeFrame, resetFrame } from './change-frames';
import type { ChangeHub, Listener } from './change-hub';
import { eventStream } from './event-stream';
import { isAfter, type Cursor, readVersion } from './cursor';

type Options = Pick<Listener, 'companyId' | 'staffId' | 'tokenHash'> & {
  hub: ChangeHub;
  logger: Logger;
  lastEventId: string | null;
  /** Rejects once the listener may not listen any more, or when that cannot be checked. */
  assertAllowed(): Promise<unknown>;
  /** The caller's own signal: aborted when the client has left. */
  signal: AbortSignal;
};

/** Before everything. */
const beginning: Cursor = { xid: 0n, id: 0n, at: 0 };

/**
 * The changes in one person's company, as server-sent events from `Last-Event-ID` on (UX-02). The stream ends with the caller's
 * right to listen.
 */
export function changeStream({
  hub,
  logger,
  lastEventId,
  assertAllowed,
  signal,
  ...person
}: Options): ReadableStream<Uint8Array> {
  const { body, send, end, over } = eventStream(signal);
  const since = lastEventId === null ? 'start' : readVersion(lastEventId);
  // Another process may have sent this client more than this one has read yet.
  let after = typeof since === 'object' ? since : beginning;
  const hear: Listener['hear'] = (changes) =>
    send(changes.map((change) => frameOf(change, { staffId: person.staffId, after })).join(''));
  const pass: Listener['pass'] = (place) => {
    if (!isAfter(after, place)) send(placeFrame(place));
  };

  const hold: Listener['hold'] = (held) => send(holdFrame(held));

  let timer: NodeJS.Timeout | undefined;
  over.addEventListener('abort', () => clearTimeout(timer));
  confirmLater();
  void follow();
  return body;

  async function follow() {
    try {
      const { missed, from } = await hub.join({ ...person, hear, pass, hold, confirm, end, over }, since);
      if (missed === undefined) {
        after = beginning;
        return send(resetFrame(from));
      }
      if (since === 'start') send(placeFrame(from));
      hear(missed);
    } catch (error) {
      logger.warn({ err: error }, 'a stream of changes could not begin');
      end();
    }
  }

  function confirm() {
    assertAllowed().then(confirmLater, end);
  }

  function confirmLater() {
    clearTimeout(timer);
    if (over.aborted) return;
    const { confirmMs, confirmFromMs } = limits;
    const waitMs = confirmFromMs + Math.random() * (confirmMs - confirmFromMs);
    timer = setTimeout(confirm, waitMs).unref();
  }
}
