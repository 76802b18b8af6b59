'use client';

import { useEffect, useRef } from 'react';
import type { Window } from '@/lib/domain/booking-window';

/** Scrolls the grid sideways to the form's time whenever that has left sight; its rows stay where they are. */
export function useBandInView({ beginTime, endTime }: Window) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const band = ref.current?.querySelector('[data-highlight]');
    const names = ref.current?.querySelector('[role="rowheader"]');
    const scroller = scrollerOf(band);
    if (!band || !names || !scroller) return;
    const { left, right, width } = band.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const start = frame.left + names.getBoundingClientRect().width;
    // As much of the day before it as it is long, so that one sees what it follows.
    if (left < start || right > frame.right) scroller.scrollLeft += left - start - width;
  }, [beginTime, endTime]);
  return ref;
}

function scrollerOf(element: Element | null | undefined): Element | undefined {
  for (let each = element?.parentElement; each; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth && each.clientWidth > 0) return each;
  }
  return undefined;
}
