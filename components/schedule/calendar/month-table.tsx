import type { CalendarItem } from '@/lib/contract/schedule';
import type { Moment } from '@/lib/domain/booking/booking-window';
import { conflictsOf } from '@/lib/domain/calendar/conflicts';
import { limits } from '@/lib/domain/limits/limits';
import type { MonthCell } from '@/lib/domain/calendar/month-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { MonthDay } from './day/month-day';
import styles from './month-table.module.css';
import { touchedDays } from '../schedule-window';
import { useDayKeys } from '../use-day-keys';
import { useMonthLines } from './use-month-lines';

type Props = {
  month: string;
  day: Day;
  cells: readonly MonthCell[];
  items: readonly CalendarItem[];
  moment: Moment;
};

/** Six weeks from Sunday (CAL-01), one stop for Tab; the arrow keys go through its days. */
export function MonthTable({ month, day, cells, items, moment }: Props) {
  const { daysRef, onKeyDown } = useDayKeys<HTMLTableElement>({ mode: 'calendar', day });
  const lines = useMonthLines(daysRef);
  const itemsByDay = byDay(items, moment.zone);
  const conflicts = conflictsOf(items.map((item) => ({ ...item, status: item.meetingStatus })));
  return (
    <table ref={daysRef} role="grid" className={styles.month} onKeyDown={onKeyDown}>
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
              <MonthDay
                key={cell.day}
                cell={cell}
                items={itemsByDay.get(cell.day) ?? []}
                lines={lines}
                conflicts={conflicts}
                isChosen={cell.day === day}
                moment={moment}
              />
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
