'use client';

import { useSyncExternalStore } from 'react';
import { useServerClock } from '@/components/ui/page/server-clock';
import { findSentCode, onSentCode, rememberSentCode, type CodeType } from './sent-codes';

const tickMs = 250;

/**
 * How long until another code may be asked for, per number and kind, by the server's clock. Kept outside React, so that it goes on
 * over a switch of the mode and a reload (AUTH-03).
 */
export function useResendCountdown({ mobile, type }: { mobile: string; type: CodeType }) {
  const clock = useServerClock();
  const secondsLeft = useSyncExternalStore(
    subscribe,
    () => {
      const sent = findSentCode({ mobile, type });
      return sent && Math.max(0, Math.ceil((sent.againAt - clock.now()) / 1_000));
    },
    () => undefined,
  );
  return {
    /** `undefined` while none was sent, 0 when another may be asked for. */
    secondsLeft,
    start: (seconds: number) => rememberSentCode({ mobile, type, againAt: clock.now() + seconds * 1_000 }),
  };
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tickMs);
  const stop = onSentCode(onTick);
  return () => {
    clearInterval(timer);
    stop();
  };
}
