import { getHeapStatistics } from 'node:v8';
import type { IncomingMessage } from 'node:http';
import { type Refusal, refusals } from './refusals/refusal';
import { serverLimits } from './server-limits';

/** Says for each request whether the heap has no room for new work. */
export type HeapGuard = (request: Pick<IncomingMessage, 'url'>) => Refusal | undefined;

/**
 * Refuses new work while more of the heap is in use than is safe: what runs may end and be collected, where one more answer could end
 * the process. The limit is Node's own, which fits the machine or its container. Whoever asks whether the process lives is answered.
 *
 * @param usedShare of the heap's limit, 0 to 1
 */
export function heapGuard(usedShare: () => number = usedShareOfHeap): HeapGuard {
  let lookedAt = -Infinity;
  let isFull = false;
  return ({ url }) => {
    const now = performance.now();
    if (now - lookedAt >= serverLimits.lookAtHeapEveryMs) {
      lookedAt = now;
      isFull = usedShare() > serverLimits.fullHeapShare;
    }
    return isFull && url !== '/bff/healthz' ? refusals.heapFull : undefined;
  };
}

function usedShareOfHeap(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
