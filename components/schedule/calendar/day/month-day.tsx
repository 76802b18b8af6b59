import { memo, useRef } from 'react';
import { orderHref } from '@/components/booking/form/order-href';
import type { GridLayout } from '@/components/room/grid/use-grid-layout';
import type { CalendarItem } from '@/lib/contract/schedule';
import { windowOnDay, type Moment } from '@/lib/domain/booking/booking-window';
import type { MonthCell } from '@/lib/domain/calendar/month-grid';
import { fittingMeetings } from '@/lib/domain/calendar/month-lines';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatFullDay } from '@/lib/time/format';
import { lineRank } from './item-look';
import { MonthEntry } from './month-entry';
import { MonthMore } from './month-more';
import styles from './month-day.module.css';
import type { MonthDrop } from '../move/use-month-move';
import { ChooseDay } from '../phone/choose-day';

type Props = {
  cell: MonthCell;
  items: readonly CalendarItem[];
  /** The lines that the cell has room for (CAL-02). */
  lines: number;
  conflicts: ReadonlySet<string>;
  /** The day that Tab enters the month at. */
  isChosen: boolean;
  layout: GridLayout;
  /** A meeting that is being moved to this day. */
  drop: MonthDrop | undefined;
  moment: Moment;
};

/** A day of the month: its free space books on it (CAL-04), its meetings open. On phones it is chosen, and shows below. */
export const MonthDay = memo(function MonthDay({
  cell,
  items,
  lines,
  conflicts,
  isChosen,
  layout,
  drop,
  moment,
}: Props) {
  const { day, inMonth, isToday } = cell;
  const bookRef = useRef<HTMLAnchorElement>(null);
  const window = windowOnDay(day, moment);
  const isMoving = ({ id }: CalendarItem) => id === drop?.id;
  const visible = fittingMeetings(items, lines, drop ? (item) => Number(!isMoving(item)) : lineRank);
  const hidden = items.length - visible.length;
  const tabIndex = isChosen ? 0 : -1;
  return (
    <td
      role="gridcell"
      className={styles.day}
      data-day={day}
      data-outside={!inMonth || undefined}
      data-chosen={isChosen || undefined}
      data-drop={drop && (drop.refusal ? 'refused' : 'open')}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabIndex}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) bookRef.current?.click();
      }}
    >
      <div className={styles.head}>
        <time dateTime={day} className={styles.date}>
          <span aria-hidden="true">{Number(day.slice(-2))}</span>
          <span className="visually-hidden">{formatFullDay(day)}</span>
        </time>
        {hidden > 0 && layout !== 'narrow' ? (
          <MonthMore {...{ day, items, conflicts, hidden, tabIndex }} zone={moment.zone} />
        ) : null}
      </div>
      {layout === 'narrow' ? null : (
        <ul className={styles.meetings}>
          {visible.map((item) => (
            <li key={item.id}>
              <MonthEntry
                item={item}
                conflict={conflicts.has(item.id)}
                zone={moment.zone}
                isMoving={isMoving(item)}
                tabIndex={tabIndex}
              />
            </li>
          ))}
        </ul>
      )}
      {window && layout !== 'narrow' ? (
        <a
          ref={bookRef}
          href={orderHref({ startTime: window.beginTime, endTime: window.endTime })}
          className={styles.book}
          aria-label={scheduleText.bookOn(formatFullDay(day))}
          tabIndex={-1}
        />
      ) : null}
      {layout === 'narrow' || layout === 'unknown' ? <ChooseDay day={day} items={items} /> : null}
    </td>
  );
});
