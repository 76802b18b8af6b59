import { setTimeout as sleep } from 'node:timers/promises';

const firstDelayMs = 250;
const longestDelayMs = 5_000;

/** `onFailure` is called with the error of each failed attempt. */
type Options = { onFailure: (error: unknown) => void; signal: AbortSignal };

/**
 * Retries until an attempt succeeds or the signal is aborted, which ends a delay at once: a database that is down at the start
 * is no reason to be down as well (R29).
 */
export async function retryWithBackoff(work: () => Promise<void>, { onFailure, signal }: Options) {
  for (let delayMs = firstDelayMs; !signal.aborted; delayMs = Math.min(delayMs * 2, longestDelayMs)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
