'use client';

import { useEffect, useRef } from 'react';
import { formatDuration } from '@/lib/time/format';
import styles from '../slot/slot-block.module.css';
import { placeOf, type TrackDay } from '../slot/track';
import type { RoomDraft } from './use-room-draft';

type Props = {
  draft: RoomDraft;
  trackDay: TrackDay;
  onAnchor: (element: HTMLElement | null) => void;
};

/** The booking one is about to make; the card hangs on it. */
export function DraftBlock({ draft, trackDay, onAnchor }: Props) {
  const { window, state } = draft;
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
      data-state={state}
    >
      <span className={styles.line}>{formatDuration(window.endTime - window.beginTime)}</span>
    </div>
  );
}
