'use client';

import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Clock } from '@/lib/time/clock';
import { limits } from '@/lib/domain/limits/limits';

type ServerClock = Clock & {
  atRender: number;
  /** The server's time at a moment of this document's monotonic clock. */
  at: (elapsedMs: number) => number;
};

/**
 * How far the server's clock is ahead of this document's monotonic one. A page that the router kept brings an old
 * `now` along; the greatest difference seen is the nearest to the truth, because every answer arrives a little late.
 */
let offset = Number.NEGATIVE_INFINITY;

function clockFrom(atRender: number): ServerClock {
  if (typeof window === 'undefined') return { atRender, now: () => atRender, at: () => atRender };
  offset = Math.max(offset, atRender - performance.now());
  const at = (elapsedMs: number) => Math.floor(offset + elapsedMs);
  return { atRender, now: () => at(performance.now()), at };
}

const ServerClockContext = createContext<ServerClock | null>(null);

/** Gives the tree the server's time: R37, a wrong clock of the visitor's machine decides nothing. */
export function ServerClockProvider({ now, children }: { now: number; children: ReactNode }) {
  const clock = useMemo(() => clockFrom(now), [now]);
  return <ServerClockContext value={clock}>{children}</ServerClockContext>;
}

/** The server's time, read when something happens. */
export function useServerClock(): ServerClock {
  const clock = useContext(ServerClockContext);
  if (!clock) throw new Error('useServerClock needs a ServerClockProvider above it');
  return clock;
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, limits.clockTickMs);
  return () => clearInterval(timer);
}

const wholeTick = (instant: number) => Math.floor(instant / limits.clockTickMs) * limits.clockTickMs;

/** The server's time for rendering, in steps of one tick; the first render repeats the server's own. */
export function useServerNow(): number {
  const clock = useServerClock();
  return useSyncExternalStore(
    subscribe,
    () => wholeTick(clock.now()),
    () => wholeTick(clock.atRender),
  );
}
