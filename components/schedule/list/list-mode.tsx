import { ZoneNote } from '@/components/ui/date/zone-note';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useTabTitle } from '@/components/ui/page/use-tab-title';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { atHand } from '@/lib/domain/calendar/at-hand';
import { takesTime } from '@/lib/domain/calendar/conflicts';
import { nextMeeting } from '@/lib/domain/calendar/next-meeting';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { tabTitleOf } from '@/lib/text/schedule/at-hand-words';
import { placeName } from '@/lib/text/schedule/meeting-place';
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

/** Ahead, and with me in it. */
const isComing = ({ meeting: { status }, inviteState }: ScheduleRecord) =>
  readMeetingStatus(status)?.stage === displayStages.before && takesTime({ status, inviteState });

/** The meeting to go to and how long until then, for somebody who looks at another tab. */
function tabTitle(records: readonly ScheduleRecord[], now: number): string | undefined {
  const next = nextMeeting(records, atHand(records, now));
  return next && tabTitleOf(next.atHand, placeName(next.record.meeting));
}

/** One week is one query: its dots and each of its days come from the same answer. */
export function ListMode({ day, staffId, zone }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const { query, records } = useScheduleRecords(weekWindow(day, zone));
  const { data } = query;
  const recordsOf = (one: Day) => records.filter(({ meeting }) => touchedDays(meeting, zone).includes(one));
  const ofDay = recordsOf(day);
  const coming = ofDay.filter(isComing).length;
  const busyDays = new Set(records.flatMap(({ meeting }) => touchedDays(meeting, zone)));
  useTabTitle(tabTitle(recordsOf(today), now));
  return (
    <div className={styles.page}>
      <ScheduleHeader title={formatHeadingDay(day, today)} mode="list" day={day}>
        {coming > 0 ? <span className={styles.count}>{scheduleText.coming(coming)}</span> : null}
        <ZoneNote zone={zone} now={now} />
      </ScheduleHeader>
      <WeekStrip day={day} today={today} busyDays={busyDays} />
      {data ? <DayList key={day} records={ofDay} {...{ day, today, now, staffId, zone }} /> : null}
      {data ? null : <QueryFailed title={scheduleText.failed} query={query} />}
      {query.isPending ? <DayListSkeleton /> : null}
    </div>
  );
}
