import type { GridLayout } from '@/components/room/grid/use-grid-layout';
import type { CalendarItem } from '@/lib/contract/schedule';
import type { Moment } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { MonthCell } from '@/lib/domain/calendar/month-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { MonthDay } from './day/month-day';
import styles from './month-table.module.css';
import type { useMonthMove } from './move/use-month-move';
import { useDayKeys } from '../keys/use-day-keys';
import { useMonthLines } from './use-month-lines';

type MonthMove = ReturnType<typeof useMonthMove>;
type Props = {
  month: string;
  day: Day;
  cells: readonly MonthCell[];
  itemsByDay: ReadonlyMap<Day, readonly CalendarItem[]>;
  conflicts: ReadonlySet<string>;
  layout: GridLayout;
  move: MonthMove;
  moment: Moment;
};

const none: readonly CalendarItem[] = [];

/** Six weeks from Sunday (CAL-01), one stop for Tab; the arrow keys go through its days. */
export function MonthTable({ month, day, cells, itemsByDay, conflicts, layout, move, moment }: Props) {
  const { daysRef, onKeyDown } = useDayKeys<HTMLTableElement>({ mode: 'calendar', day });
  const lines = useMonthLines(daysRef);
  return (
    <table
      ref={daysRef}
      role="grid"
      data-peek="click"
      className={styles.month}
      onPointerDown={move.onPointerDown}
      // A link would be dragged away from its page.
      onDragStart={(event) => event.preventDefault()}
      onKeyDown={(event) => move.onKey(event) || onKeyDown(event)}
    >
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
                items={itemsByDay.get(cell.day) ?? none}
                lines={lines}
                conflicts={conflicts}
                isChosen={cell.day === day}
                layout={layout}
                drop={move.drop?.day === cell.day ? move.drop : undefined}
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
