import type { CalendarItem } from '@/lib/contract/schedule';
import { limits } from '@/lib/domain/limits';
import type { MonthCell } from '@/lib/domain/month-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { MonthDay } from './month-day';
import styles from './month-table.module.css';
import { touchedDays } from './schedule-window';

type Props = { month: string; cells: readonly MonthCell[]; items: readonly CalendarItem[]; zone: string };

/** Six weeks from Sunday (CAL-01). */
export function MonthTable({ month, cells, items, zone }: Props) {
  const itemsByDay = byDay(items, zone);
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{scheduleText.calendar(month)}</caption>
      <thead>
        <tr>
          {scheduleText.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(cells).map((week) => (
          <tr key={week[0]?.day}>
            {week.map((cell) => (
              <MonthDay key={cell.day} cell={cell} items={itemsByDay.get(cell.day) ?? []} zone={zone} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weeksOf = (cells: readonly MonthCell[]) =>
  Array.from({ length: cells.length / limits.daysPerWeek }, (_, week) =>
    cells.slice(week * limits.daysPerWeek, (week + 1) * limits.daysPerWeek),
  );

function byDay(items: readonly CalendarItem[], zone: string): Map<Day, CalendarItem[]> {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of items) {
    for (const day of touchedDays(item, zone)) days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}
