'use client';

import { useServerClock } from '@/components/ui/page/server-clock';
import { useSecondsUntil } from '@/components/ui/page/timing/use-seconds-until';
import { findSentCode, onSentCode, rememberSentCode, type CodeType } from './sent-codes';

/**
 * How long until another code may be asked for, per number and kind, by the server's clock. Kept outside React, so that it goes on
 * over a switch of the mode and a reload (AUTH-03).
 */
export function useResendCountdown({ mobile, type }: { mobile: string; type: CodeType }) {
  const clock = useServerClock();
  const secondsLeft = useSecondsUntil({
    read: () => findSentCode({ mobile, type })?.againAt,
    onChange: onSentCode,
  });
  return {
    /** `undefined` while none was sent, 0 when another may be asked for. */
    secondsLeft,
    start: (seconds: number) => rememberSentCode({ mobile, type, againAt: clock.now() + seconds * 1_000 }),
  };
}
