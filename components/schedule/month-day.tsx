import { ViewLink } from '@/components/ui/view-link';
import type { CalendarItem } from '@/lib/contract/schedule';
import type { MonthCell } from '@/lib/domain/month-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatFullDay } from '@/lib/time/format';
import { MonthEntry } from './month-entry';
import styles from './month-table.module.css';
import { scheduleHref } from './schedule-view';

/** Lines that the fixed height of a row holds (`--month-row` in the style sheet). */
const linesPerCell = 4;

type Props = { cell: MonthCell; items: readonly CalendarItem[]; zone: string };

export function MonthDay({ cell, items, zone }: Props) {
  const { day, inMonth, isToday } = cell;
  const shown = items.length > linesPerCell ? items.slice(0, linesPerCell - 1) : items;
  const hidden = items.length - shown.length;
  return (
    <td
      className={styles.day}
      data-outside={!inMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day} className={styles.date}>
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
        <span className="visually-hidden">{formatFullDay(day)}</span>
      </time>
      <ul>
        {shown.map((item) => (
          <MonthEntry key={item.id} item={item} zone={zone} />
        ))}
      </ul>
      {hidden > 0 ? (
        <ViewLink href={scheduleHref({ mode: 'list', day })} className={styles.more}>
          {scheduleText.more(hidden)}
        </ViewLink>
      ) : null}
    </td>
  );
}
