import { useRef } from 'react';
import { orderHref } from '@/components/booking/form/order-href';
import type { CalendarItem } from '@/lib/contract/schedule';
import { windowOnDay, type Moment } from '@/lib/domain/booking/booking-window';
import type { MonthCell } from '@/lib/domain/calendar/month-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatFullDay } from '@/lib/time/format';
import { MonthEntry } from './month-entry';
import { MonthMore } from './month-more';
import styles from './month-day.module.css';

type Props = {
  cell: MonthCell;
  items: readonly CalendarItem[];
  /** The lines that the cell has room for (CAL-02). */
  lines: number;
  conflicts: ReadonlySet<string>;
  /** The day that Tab enters the month at. */
  isChosen: boolean;
  moment: Moment;
};

/** A day of the month: its free space books on it (CAL-04), its meetings open. */
export function MonthDay({ cell, items, lines, conflicts, isChosen, moment }: Props) {
  const { day, inMonth, isToday } = cell;
  const bookRef = useRef<HTMLAnchorElement>(null);
  const window = windowOnDay(day, moment);
  const visible = items.length > lines ? items.slice(0, lines - 1) : items;
  const hidden = items.length - visible.length;
  const tabIndex = isChosen ? 0 : -1;
  return (
    <td
      role="gridcell"
      className={styles.day}
      data-day={day}
      data-outside={!inMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabIndex}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) bookRef.current?.click();
      }}
    >
      <time dateTime={day} className={styles.date}>
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
        <span className="visually-hidden">{formatFullDay(day)}</span>
      </time>
      <ul>
        {visible.map((item) => (
          <li key={item.id}>
            <MonthEntry
              item={item}
              conflict={conflicts.has(item.id)}
              zone={moment.zone}
              tabIndex={tabIndex}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? <MonthMore {...{ day, items, conflicts, hidden, tabIndex }} zone={moment.zone} /> : null}
      {window ? (
        <a
          ref={bookRef}
          href={orderHref({ startTime: window.beginTime, endTime: window.endTime })}
          className={styles.book}
          aria-label={scheduleText.bookOn(formatFullDay(day))}
          tabIndex={-1}
        />
      ) : null}
    </td>
  );
}
