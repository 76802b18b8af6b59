'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import { placeOf, type TrackDay } from '../slot/track';
import styles from './day-grid.module.css';

type Props = {
  window: Window;
  trackDay: TrackDay;
  /** Whether the reader has scrolled before this could; the next time that is wanted is shown all the same. */
  isReadersRef: RefObject<boolean | undefined>;
};

/** Lies under the rows: the time that a room is wanted for. Scrolls into sight where it is not. */
export function HighlightLayer({ window: { beginTime, endTime }, trackDay, isReadersRef }: Props) {
  const bandRef = useRef<HTMLDivElement>(null);

  // After the grid has gone to where its day opens, which it does before it is painted.
  useEffect(() => {
    const scroller = bandRef.current?.closest('[data-scroller]');
    const band = bandRef.current?.getBoundingClientRect();
    const layer = bandRef.current?.parentElement;
    if (!scroller || !layer || !band?.width) return;
    if (isReadersRef.current) {
      isReadersRef.current = false;
      return;
    }
    const sight = scroller.getBoundingClientRect();
    const fromLeft = band.left - (sight.left + layer.offsetLeft);
    if (fromLeft < 0 || band.right > sight.right) scroller.scrollLeft += fromLeft - band.width;
  }, [beginTime, endTime, isReadersRef]);

  return (
    <div className={styles.layer} aria-hidden>
      <div
        ref={bandRef}
        className={styles.highlight}
        style={placeOf({ beginTime, endTime }, trackDay)}
        data-highlight
      />
    </div>
  );
}
