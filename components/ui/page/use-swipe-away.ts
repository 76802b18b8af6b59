import { type TouchEvent, useState } from 'react';

/** Far enough that no scroll or tap goes astray. */
const awayPx = 80;

/**
 * A line that follows a finger sideways, and goes when it is let go far enough away. Its element needs `touch-action: pan-y`, so that
 * the browser leaves sideways moves to it.
 */
export function useSwipeAway(onAway: () => void) {
  const [swipe, setSwipe] = useState<{ from: number; distance: number }>();
  const distance = swipe?.distance ?? 0;
  return {
    style: swipe && { translate: `${distance}px` },
    onTouchStart: ({ touches }: TouchEvent) => setSwipe(startOf(touches)),
    onTouchMove: ({ touches }: TouchEvent) => {
      const x = touches[0]?.clientX;
      if (swipe && x !== undefined) setSwipe({ ...swipe, distance: x - swipe.from });
    },
    onTouchEnd: () => {
      setSwipe(undefined);
      if (Math.abs(distance) >= awayPx) onAway();
    },
    onTouchCancel: () => setSwipe(undefined),
  };
}

/** A second finger is no swipe, but a zoom. */
const startOf = (touches: TouchEvent['touches']) =>
  touches.length === 1 && touches[0] ? { from: touches[0].clientX, distance: 0 } : undefined;
