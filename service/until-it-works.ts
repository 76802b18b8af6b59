import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** Tries until it works or is called off: a database that is down when we start is no reason to be down as well (R29). */
export async function untilItWorks(
  work: () => Promise<void>,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
) {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: error }, 'the database is not ready yet; trying again');
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
