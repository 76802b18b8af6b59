'use client';

import { useCallback, useEffect, useRef } from 'react';
import { blink } from '@/components/ui/page/led/blink';

/** Moves the focus onto a meeting's block as soon as a track shows it. */
export function useLanding() {
  const meetingNo = useRef<string>(undefined);
  // After each rendering, because the block comes with one of the next.
  useEffect(() => {
    if (meetingNo.current === undefined) return;
    const address = CSS.escape(`/details/${encodeURIComponent(meetingNo.current)}?`);
    const block = document.querySelector<HTMLElement>(`[data-track] a[href^="${address}"]`);
    if (!block) return;
    meetingNo.current = undefined;
    block.focus({ preventScroll: true });
    blink(block);
  });
  return useCallback((booked: string) => {
    meetingNo.current = booked;
  }, []);
}
