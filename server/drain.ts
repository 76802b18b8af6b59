import type { IncomingMessage } from 'node:http';
import { type RunningRequests, runningRequests } from '@/service/http/running-requests';
import { type Refusal, refusals } from './refusals/refusal';

export type Drain = RunningRequests & {
  /** Refuses the readiness probe once the process is asked to stop. */
  refusalOf(request: IncomingMessage): Refusal | undefined;
};

export function createDrain(): Drain {
  const running = runningRequests();
  return {
    ...running,
    refusalOf: ({ url }) => (running.isStopping() && url === '/bff/readyz' ? refusals.stopping : undefined),
  };
}
