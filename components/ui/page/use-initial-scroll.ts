'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Day } from '@/lib/time/day';

/**
 * Opens a wide view of a day at what matters. CSS does it before script where it can (`scroll-initial-target`);
 * this does it everywhere else, and again for each day that is chosen.
 */
export function useInitialScroll(day?: Day, side: 'left' | 'top' = 'left') {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const targetRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const target = targetRef.current;
    if (!scrollerRef.current || !target) return;
    if (side === 'left') scrollerRef.current.scrollLeft = target.offsetLeft;
    else scrollerRef.current.scrollTop = target.offsetTop;
  }, [day, side]);
  return { scrollerRef, targetRef };
}
