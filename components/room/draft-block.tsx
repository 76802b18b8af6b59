'use client';

import { useEffect, useRef } from 'react';
import type { Window } from '@/lib/domain/booking-window';
import { formatDuration } from '@/lib/time/format';
import styles from './slot-block.module.css';
import { placeOf, type TrackDay } from './track';

type Props = {
  window: Window;
  trackDay: TrackDay;
  clash: boolean;
  onAnchor: (element: HTMLElement | null) => void;
};

/** The booking one is about to make; the card hangs on it. */
export function DraftBlock({ window, trackDay, clash, onAnchor }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onAnchor(ref.current);
    return () => onAnchor(null);
  }, [onAnchor]);

  return (
    <div
      ref={ref}
      className={`${styles.block} ${styles.draft}`}
      style={placeOf(window, trackDay)}
      data-draft
      data-clash={clash}
    >
      <span className={styles.line}>{formatDuration(window.endTime - window.beginTime)}</span>
    </div>
  );
}
