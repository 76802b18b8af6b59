import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { serverLimits } from './limits';
import { type Refusal, refusals } from './refusal';

export type Drain = {
  /** Follows a request that has to be answered before the process may end. */
  track(response: ServerResponse): void;
  /** Answers "not ready" from the moment that the process is asked to stop. */
  refusalOf(request: IncomingMessage): Refusal | undefined;
  /** R27: not ready first, then no new connections, then every running request to its end, or to the deadline. */
  stop(server: Server, options: { noticeMs: number }): Promise<void>;
};

export function createDrain(): Drain {
  const running = new Set<ServerResponse>();
  let stopping = false;

  return {
    track(response) {
      running.add(response);
      if (stopping) response.setHeader('Connection', 'close');
      response.once('close', () => running.delete(response));
    },
    refusalOf: ({ url }) => (stopping && url === '/bff/readyz' ? refusals.stopping : undefined),
    async stop(server, { noticeMs }) {
      stopping = true;
      await delay(noticeMs);
      server.close();
      for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close');
      const answered = Promise.all([...running].map((response) => once(response, 'close')));
      await Promise.race([answered, delay(serverLimits.drainMs, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}
