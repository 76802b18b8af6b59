'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { draftText } from '@/lib/text/zh-cn/draft';
import { formatDuration, formatRange, formatTime } from '@/lib/time/format';
import { placeOf, type TrackDay } from '../slot/track';
import styles from './draft-block.module.css';
import type { TimeDraft } from './use-draft';

const LazyDraftLabel = lazyPart(() => import('./draft-label').then(({ DraftLabel }) => DraftLabel));

type Props = {
  draft: TimeDraft;
  trackDay: TrackDay;
  onAnchor: (element: HTMLElement | null) => void;
};

/** The booking one is about to make: drag its middle to move it, its ends to make it longer or shorter. Its card hangs on it. */
export function DraftBlock({ draft, trackDay, onAnchor }: Props) {
  const { window, state, open, hint } = draft;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onAnchor(ref.current);
    setElement(ref.current);
    return () => onAnchor(null);
  }, [onAnchor]);
  // Not while it is sketched: the grid would jump below the pointer.
  useEffect(() => {
    if (open) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);

  const range = formatRange(window, trackDay.zone);
  const duration = formatDuration(window.endTime - window.beginTime);
  return (
    <>
      <div
        ref={ref}
        className={styles.draft}
        style={placeOf(window, trackDay)}
        data-draft
        data-grip="move"
        data-state={state}
        data-refused={hint !== undefined}
      >
        {state === 'sending' ? (
          <span className={styles.line}>{draftText.sending}</span>
        ) : (
          <>
            <span className={styles.line}>{range}</span>
            <span className={styles.line}>{duration}</span>
            <span className={styles.start} aria-hidden>
              {formatTime(window.beginTime, trackDay.zone)}
            </span>
            <span className={styles.grip} data-grip="begin" />
            <span className={styles.grip} data-grip="end" />
          </>
        )}
      </div>
      {open && !hint ? null : <LazyDraftLabel anchor={element} text={`${range} ${duration}`} hint={hint} />}
    </>
  );
}
