import { useQuery } from '@tanstack/react-query';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { CalendarItem } from '@/lib/contract/schedule';
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
import { ScheduleHeader } from '../schedule-header';

type Props = { day: Day; zone: string };

const none: readonly CalendarItem[] = [];

const itemNow = (item: CalendarItem, now: number): CalendarItem => ({
  ...item,
  meetingStatus: statusNow({ ...item, status: item.meetingStatus }, now),
});

/** The month around a day; while its meetings load, the grid already stands. */
export function CalendarMode({ day, zone }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const underway = useUnderway();
  const query = useQuery(calendarItems(useApi(), monthRange(day, zone)));
  const { data = none, isPending } = query;
  const items = data.map((item) => itemNow(underway.item(item), now));
  const failed = query.error && data === none;
  return (
    <div className={styles.page}>
      <ScheduleHeader title={formatMonth(day)} mode="calendar" day={day}>
        <MonthPager day={day} today={today} />
      </ScheduleHeader>
      {failed ? (
        <QueryFailed title={scheduleText.failed} query={query} />
      ) : (
        <MonthScroller day={day} isBusy={isPending}>
          <MonthTable
            month={formatMonth(day)}
            day={day}
            cells={monthGrid(day, { today })}
            items={items}
            moment={{ now, zone }}
          />
        </MonthScroller>
      )}
    </div>
  );
}
