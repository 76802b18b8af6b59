'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Day } from '@/lib/time/day';

const axes = {
  left: { scrolled: 'scrollLeft', offset: 'offsetLeft', room: ['scrollWidth', 'clientWidth'] },
  top: { scrolled: 'scrollTop', offset: 'offsetTop', room: ['scrollHeight', 'clientHeight'] },
} as const;

/**
 * Opens a wide view of a day at what matters. CSS does it before script where it can (`scroll-initial-target`);
 * this does it everywhere else, and again for each day that is chosen. A view that the reader has scrolled before
 * script ran stays where it is; `isReadersRef` says so to whatever else would scroll it.
 */
export function useInitialScroll(day?: Day, side: keyof typeof axes = 'left') {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const targetRef = useRef<HTMLSpanElement>(null);
  const isReadersRef = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    const { scrolled, offset, room } = axes[side];
    const [scroller, target] = [scrollerRef.current, targetRef.current];
    if (!scroller || !target) return;
    const isFirst = isReadersRef.current === undefined;
    const end = Math.max(scroller[room[0]] - scroller[room[1]], 0);
    const opening = Math.min(target[offset], end);
    isReadersRef.current = isFirst && scroller[scrolled] > 0 && Math.abs(scroller[scrolled] - opening) > 1;
    if (!isReadersRef.current) scroller[scrolled] = target[offset];
  }, [day, side]);
  return { scrollerRef, targetRef, isReadersRef };
}
