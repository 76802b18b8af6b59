'use client';

import { useState, type PointerEvent } from 'react';
import { limits } from '@/lib/domain/limits/limits';

/** Lets a finger push an element aside and away; one that scrolls the page instead leaves it. */
export function useSwipeAway(onAway: () => void) {
  const [swipe, setSwipe] = useState<{ from: number; to: number }>();
  const byPx = swipe ? swipe.to - swipe.from : 0;
  const end = () => setSwipe(undefined);
  return {
    style: swipe && {
      translate: `${byPx}px`,
      opacity: 1 - Math.min(1, Math.abs(byPx) / (2 * limits.swipeAwayPx)),
    },
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'touch') setSwipe({ from: clientX, to: clientX });
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (swipe) setSwipe({ ...swipe, to: clientX });
    },
    onPointerUp: () => {
      if (Math.abs(byPx) >= limits.swipeAwayPx) onAway();
      end();
    },
    onPointerCancel: end,
  };
}
