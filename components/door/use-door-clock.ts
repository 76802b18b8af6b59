'use client';

import { useCallback, useSyncExternalStore } from 'react';

const tickMs = 1_000;

type Reading = { now: number };

/** The instant of this machine's clock at which each reading was first used; a reading goes, and its entry with it. */
const firstUse = new WeakMap<Reading, number>();

function elapsedSince(reading: Reading): number {
  const here = Date.now();
  const first = firstUse.get(reading);
  if (first === undefined) firstUse.set(reading, here);
  return here - (first ?? here);
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/**
 * The service's time: that of the last reading and what has passed since (R37). Every reading sets it anew, so that neither the
 * drift of weeks nor a wrong clock of the screen adds up.
 *
 * @param stepMs The time goes on in such steps, and the screen is drawn no more often.
 */
export function useDoorClock(reading: Reading, stepMs: number): number {
  const read = useCallback(() => wholeSteps(reading.now + elapsedSince(reading), stepMs), [reading, stepMs]);
  return useSyncExternalStore(subscribe, read, () => wholeSteps(reading.now, stepMs));
}

const wholeSteps = (instant: number, stepMs: number) => Math.floor(instant / stepMs) * stepMs;
