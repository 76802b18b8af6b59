'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useServerClock } from '../server-clock';

const tickMs = 250;

/** An instant of the server's clock that is stored outside React; it then outlives a switch of screens and a reload. */
export type StoredInstant = {
  /** Epoch milliseconds; `undefined` where there is none. */
  read: () => number | undefined;
  /** Subscribes to changes; the same function in every render. */
  onChange: (listener: () => void) => () => void;
};

/** Whole seconds until a stored instant, 0 once it has passed; `undefined` without one, and in the server's HTML. */
export function useSecondsUntil({ read, onChange }: StoredInstant): number | undefined {
  const clock = useServerClock();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, tickMs);
      const stop = onChange(onTick);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [onChange],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      const instant = read();
      return instant === undefined ? undefined : Math.max(0, Math.ceil((instant - clock.now()) / 1_000));
    },
    () => undefined,
  );
}
