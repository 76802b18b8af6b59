'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Calls once the time has passed. While it is held, or the window has lost the focus, no time passes; half of it is left then. */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onEnd, ms);
    },
    [onEnd],
  );
  const resume = useCallback(() => start(durationMs / 2), [start, durationMs]);

  useEffect(() => {
    start(durationMs);
    window.addEventListener('blur', stop);
    window.addEventListener('focus', resume);
    return () => {
      stop();
      window.removeEventListener('blur', stop);
      window.removeEventListener('focus', resume);
    };
  }, [start, stop, resume, durationMs]);

  return { pause: stop, resume };
}
