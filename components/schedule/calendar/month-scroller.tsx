import type { CSSProperties, ReactNode } from 'react';
import { useInitialScroll } from '@/components/ui/page/use-initial-scroll';
import { limits } from '@/lib/domain/limits/limits';
import { weekdayOf, type Day } from '@/lib/time/day';
import styles from './month-scroller.module.css';

type Props = { day: Day; isBusy: boolean; children: ReactNode };

/** Keeps a month that is wider than the screen from widening the page, and opens it at the chosen day's column. */
export function MonthScroller({ day, isBusy, children }: Props) {
  const { scrollerRef, targetRef } = useInitialScroll(day);
  const place = {
    '--weekday': weekdayOf(day),
    '--month-min-width': `${limits.calendarMinWidthPx}px`,
    '--month-base-height': `${limits.calendarBaseHeightPx}px`,
  } as CSSProperties;
  return (
    <div ref={scrollerRef} className={styles.scroller} style={place} aria-busy={isBusy}>
      <span ref={targetRef} className={styles.initial} aria-hidden />
      {children}
    </div>
  );
}
