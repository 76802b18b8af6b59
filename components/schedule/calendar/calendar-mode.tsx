import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGridLayout } from '@/components/room/grid/use-grid-layout';
import type { BookingMove } from '@/components/room/move/booking-move';
import { LazyMoveCard } from '@/components/room/move/lazy-move-card';
import { useMoveBooking } from '@/components/room/move/use-move-booking';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { CalendarItem } from '@/lib/contract/schedule';
import { conflictsOf } from '@/lib/domain/calendar/conflicts';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { monthGrid, monthRange } from '@/lib/domain/calendar/month-grid';
import { useApi } from '@/lib/query/context/api-context';
import { useUnderway } from '@/lib/query/answer-invitation';
import { calendarItems } from '@/lib/query/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf, type Day } from '@/lib/time/day';
import { formatMonth } from '@/lib/time/format';
import styles from './calendar-mode.module.css';
import { MonthPager } from './month-pager';
import { MonthScroller } from './month-scroller';
import { MonthTable } from './month-table';
import { useMonthMove } from './move/use-month-move';
import { ChosenDay } from './phone/chosen-day';
import { ReadAllMeetings } from './read-all-meetings';
import { ScheduleHeader } from '../schedule-header';
import { touchedDays } from '../schedule-window';

type Props = { day: Day; staffId: string; zone: string };

const none: readonly CalendarItem[] = [];

const itemNow = (item: CalendarItem, now: number): CalendarItem => ({
  ...item,
  meetingStatus: statusNow({ ...item, status: item.meetingStatus }, now),
});

/** The month around a day; while its meetings load, the grid already stands. */
export function CalendarMode({ day, staffId, zone }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const underway = useUnderway();
  const window = monthRange(day, zone);
  const query = useQuery(calendarItems(useApi(), window));
  const { data = none, isPending } = query;
  const { onMove, pending, question, confirm, close } = useMoveBooking({ zone });
  const meetings = useMemo(
    () => data.map((item) => movedBy(pending, itemNow(underway.item(item), now))),
    [data, pending, underway, now],
  );
  const month = day.slice(0, 7);
  const cells = useMemo(() => monthGrid(`${month}-01`, { today }), [month, today]);
  const moment = useMemo(() => ({ now, zone }), [now, zone]);
  const move = useMonthMove({
    items: meetings,
    cells,
    staffId,
    moment,
    onMove: pending ? undefined : onMove,
  });
  const { items } = move;
  const itemsByDay = useMemo(() => byDay(items, zone), [items, zone]);
  const conflicts = useMemo(
    () => conflictsOf(items.map((item) => ({ ...item, status: item.meetingStatus }))),
    [items],
  );
  const layout = useGridLayout();
  const failed = query.error && data === none;
  return (
    <div className={styles.page}>
      <ScheduleHeader title={formatMonth(day)} mode="calendar" day={day}>
        <MonthPager day={day} today={today} />
        <ReadAllMeetings key={month} items={meetings} window={window} now={now} />
      </ScheduleHeader>
      {failed ? (
        <QueryFailed title={scheduleText.failed} query={query} />
      ) : (
        <MonthScroller day={day} isBusy={isPending}>
          <MonthTable
            month={formatMonth(day)}
            {...{ day, cells, itemsByDay, conflicts, layout, move, moment }}
          />
        </MonthScroller>
      )}
      {failed || layout === 'wide' || layout === 'print' ? null : (
        <ChosenDay {...{ day, staffId, conflicts, moment }} items={itemsByDay.get(day) ?? none} />
      )}
      <span aria-live="polite" className="visually-hidden">
        {move.message}
      </span>
      {question ? <LazyMoveCard question={question} zone={zone} onConfirm={confirm} onClose={close} /> : null}
    </div>
  );
}

const movedBy = (move: BookingMove | undefined, item: CalendarItem): CalendarItem =>
  move?.order.meetingNo === item.meetingNo ? { ...item, ...move.target.window } : item;

function byDay(items: readonly CalendarItem[], zone: string): Map<Day, CalendarItem[]> {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of [...items].sort((one, other) => one.beginTime - other.beginTime)) {
    for (const day of touchedDays(item, zone)) {
      const ofDay = days.get(day);
      if (ofDay) ofDay.push(item);
      else days.set(day, [item]);
    }
  }
  return days;
}
