import { setTimeout as delay } from 'node:timers/promises';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** `failed` hears of every try that came to nothing. */
type Options = { failed: (error: unknown) => void; signal: AbortSignal };

/** Tries until it works or is called off: a database that is down when we start is no reason to be down as well (R29). */
export async function untilItWorks(work: () => Promise<void>, { failed, signal }: Options) {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return;
      failed(error);
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
