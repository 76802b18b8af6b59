import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { stopping as limits } from '@/lib/domain/limits/limits';

export type RunningRequests = {
  /** Follows a request that has to be answered before the process may end. */
  track(response: ServerResponse): void;
  /** From the first word of {@link finish} on. */
  isStopping(): boolean;
  /**
   * R27: not ready first, then no new connections, then every running request to its end, or to the deadline. Streams of
   * events have no end of their own; they are ended, and their readers come back to another process.
   */
  finish(server: Server, notice: { noticeMs: number }): Promise<void>;
};

const lookEveryMs = 25;
/** A turn of the event loop in which hardly anything was worked on. */
const shortTurnMs = 5;

export function runningRequests(): RunningRequests {
  const running = new Set<ServerResponse>();
  let stopping = false;

  return {
    track(response) {
      running.add(response);
      if (stopping) requestClose(response);
      response.once('close', () => running.delete(response));
    },
    isStopping: () => stopping,
    async finish(server, { noticeMs }) {
      stopping = true;
      for (const response of running) requestClose(response);
      await delay(noticeMs);
      const deadline = performance.now() + limits.runningMs;
      await readWhatCame(deadline);
      const closed = once(server, 'close');
      server.close();
      while (performance.now() < deadline) {
        for (const response of running) if (isEventStream(response)) end(response);
        // A request may still come on a connection that was idle a moment ago: it is answered like the others.
        await Promise.race([closed, delay(lookEveryMs)]);
        if (running.size === 0) await readWhatCame(deadline);
        if (running.size === 0) break;
      }
      server.closeAllConnections();
    },
  };
}

/**
 * Lets the loop turn until two turns in a row were short. A process that was busy has requests that lie unread, also on new connections,
 * and to close a connection under one loses it (R28).
 */
async function readWhatCame(deadline: number): Promise<void> {
  for (let shortTurns = 0; shortTurns < 2 && performance.now() < deadline;) {
    const begunAt = performance.now();
    await setImmediate();
    shortTurns = performance.now() - begunAt < shortTurnMs ? shortTurns + 1 : 0;
  }
}

/** A client that reads this sends its next request to another process, and none is lost when the connection closes. */
function requestClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

const isEventStream = (response: ServerResponse): boolean =>
  response.headersSent && /^text\/event-stream\b/i.test(String(response.getHeader('content-type') ?? ''));

function end(response: ServerResponse): void {
  if (response.writableEnded) return;
  // The writer of the stream learns of its end by 'close', and may write once more before.
  response.on('error', () => undefined);
  response.end();
}
