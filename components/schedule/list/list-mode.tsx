import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf, type Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import { DayList } from './day-list';
import { DayListSkeleton } from './day-list-skeleton';
import styles from './list-mode.module.css';
import { ScheduleHeader } from '../schedule-header';
import { touchedDays, weekWindow } from '../schedule-window';
import { useScheduleRecords } from '../use-schedule-records';
import { WeekStrip } from './week-strip';

type Props = { day: Day; staffId: string; zone: string };

/** One week is one query: its dots and each of its days come from the same answer. */
export function ListMode({ day, staffId, zone }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const { query, records } = useScheduleRecords(weekWindow(day, zone));
  const { data } = query;
  const ofDay = records.filter(({ meeting }) => touchedDays(meeting, zone).includes(day));
  const busyDays = new Set(records.flatMap(({ meeting }) => touchedDays(meeting, zone)));
  return (
    <div className={styles.page}>
      <ScheduleHeader title={formatHeadingDay(day, today)} mode="list" day={day}>
        {data ? <span className={styles.count}>{scheduleText.count(ofDay.length)}</span> : null}
      </ScheduleHeader>
      <WeekStrip day={day} today={today} busyDays={busyDays} />
      {data ? <DayList records={ofDay} {...{ day, today, now, staffId, zone }} /> : null}
      {data ? null : <QueryFailed title={scheduleText.failed} query={query} />}
      {query.isPending ? <DayListSkeleton /> : null}
    </div>
  );
}
