import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useOnPassed } from '@/components/ui/page/use-on-passed';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { turningPoints } from '@/lib/domain/meeting/turning-points';
import { useApi } from '@/lib/query/context/api-context';
import { useUnderway } from '@/lib/query/answer-invitation';
import { scheduleRecords } from '@/lib/query/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf, type Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import { DayList } from './day-list';
import { DayListSkeleton } from './day-list-skeleton';
import styles from './list-mode.module.css';
import { ScheduleHeader } from '../schedule-header';
import { touchedDays, weekWindow } from '../schedule-window';
import { WeekStrip } from './week-strip';

type Props = { day: Day; staffId: string; zone: string };

const none: readonly ScheduleRecord[] = [];

const recordNow = (record: ScheduleRecord, now: number): ScheduleRecord => ({
  ...record,
  meeting: { ...record.meeting, status: statusNow(record.meeting, now) },
});

/** One week is one query: its dots and each of its days come from the same answer. */
export function ListMode({ day, staffId, zone }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const underway = useUnderway();
  const query = useQuery(scheduleRecords(useApi(), weekWindow(day, zone)));
  const { data, refetch } = query;
  const turns = useMemo(() => (data ?? none).flatMap(({ meeting }) => turningPoints(meeting)), [data]);
  useOnPassed(turns, () => void refetch());
  const records = (data ?? none).map((record) => recordNow(underway.record(record), now));
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
