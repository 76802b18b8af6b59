import { useEffect, useRef } from 'react';
import type { TimeDraft } from '@/components/room/draft/use-draft';
import { draftText } from '@/lib/text/zh-cn/draft';
import type { Day } from '@/lib/time/day';
import { formatDuration, formatRange } from '@/lib/time/format';
import { minutesOnDay } from '@/lib/time/minutes-on-day';
import { placeInDay } from '../place-in-day';
import styles from './week-draft-block.module.css';

type Props = { draft: TimeDraft; day: Day; zone: string; onAnchor: (element: HTMLElement | null) => void };

/** The booking one is about to make: drag its middle to move it, its ends to make it longer or shorter. Its card hangs on it. */
export function WeekDraftBlock({ draft: { window, state, hint }, day, zone, onAnchor }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onAnchor(ref.current);
    return () => onAnchor(null);
  }, [onAnchor]);
  return (
    <div
      ref={ref}
      className={styles.draft}
      style={placeInDay(minutesOnDay(window, { day, zone }))}
      data-draft
      data-grip="move"
      data-state={state}
      data-refused={hint !== undefined}
    >
      {state === 'sending' ? (
        <span>{draftText.sending}</span>
      ) : (
        <>
          <span>{formatRange(window, zone)}</span>
          <span>{hint ?? formatDuration(window.endTime - window.beginTime)}</span>
        </>
      )}
      <span className={styles.grip} data-grip="begin" />
      <span className={styles.grip} data-grip="end" />
    </div>
  );
}
