import { useState } from 'react';
import { isPlainClick } from '@/components/ui/links/is-plain-click';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import type { CalendarItem } from '@/lib/contract/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import styles from './month-day.module.css';
import { scheduleHref } from '../../schedule-view';

const LazyMonthDayList = lazyPart(() => import('./month-day-list').then(({ MonthDayList }) => MonthDayList));

type Props = {
  day: Day;
  items: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  hidden: number;
  zone: string;
  tabIndex: number;
};

/** How many meetings the cell has no room for; opens them all (CAL-02), without script the day's list. */
export function MonthMore({ day, items, conflicts, hidden, zone, tabIndex }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <a
        href={scheduleHref({ mode: 'list', day })}
        data-view
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        tabIndex={tabIndex}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {scheduleText.more(hidden)}
      </a>
      {anchor ? (
        <LazyMonthDayList {...{ anchor, day, items, conflicts, zone }} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  );
}
