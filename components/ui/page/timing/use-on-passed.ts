import { useEffect, useEffectEvent, useRef } from 'react';
import { useServerNow } from '../server-clock';

/** Calls back when one of these instants passes on an open page, by the server's clock. */
export function useOnPassed(instants: readonly number[], onPassed: () => void): void {
  const now = useServerNow();
  const checkedAt = useRef(now);
  const check = useEffectEvent((since: number) => {
    if (instants.some((instant) => instant > since && instant <= now)) onPassed();
  });
  useEffect(() => {
    check(checkedAt.current);
    checkedAt.current = now;
  }, [now]);
}
