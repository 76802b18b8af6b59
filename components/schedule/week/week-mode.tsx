'use client';

import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { weekViewRange } from '@/lib/domain/calendar/week/week-layout';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf, type Day } from '@/lib/time/day';
import { formatMonth } from '@/lib/time/format';
import { CancelledSwitch } from './cancelled-switch';
import { isCalledOff } from './is-called-off';
import { ScheduleHeader } from '../schedule-header';
import { useScheduleRecords } from '../use-schedule-records';
import { WeekGrid } from './grid/week-grid';
import styles from './week-mode.module.css';
import { WeekPager } from './week-pager';

type Props = { day: Day; staffId: string; zone: string };

/** The week around a day; while its meetings load, its columns already stand. */
export function WeekMode({ day, staffId, zone }: Props) {
  const today = dayOf(useServerNow(), zone);
  const { query, records } = useScheduleRecords(weekViewRange(day, zone));
  const isFailed = query.error !== null && query.data === undefined;
  return (
    <div className={styles.page}>
      <ScheduleHeader title={formatMonth(day)} mode="week" day={day}>
        <WeekPager day={day} today={today} />
        {records.some(isCalledOff) ? <CancelledSwitch /> : null}
      </ScheduleHeader>
      {isFailed ? (
        <QueryFailed title={scheduleText.failed} query={query} />
      ) : (
        <WeekGrid day={day} staffId={staffId} zone={zone} records={records} isBusy={query.isPending} />
      )}
    </div>
  );
}
