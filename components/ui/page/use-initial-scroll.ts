'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Day } from '@/lib/time/day';

/**
 * Opens a wide view of a day at what matters. CSS does it before script where it can (`scroll-initial-target`);
 * this does it everywhere else, and again for each day that is chosen.
 */
export function useInitialScroll(day: Day) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const targetRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (scrollerRef.current && targetRef.current)
      scrollerRef.current.scrollLeft = targetRef.current.offsetLeft;
  }, [day]);
  return { scrollerRef, targetRef };
}
