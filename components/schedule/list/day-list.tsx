import { Fragment, type ReactNode, useId, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { atHand, type AtHand } from '@/lib/domain/calendar/at-hand';
import { conflictsWith } from '@/lib/domain/calendar/conflicts';
import { freeGaps } from '@/lib/domain/calendar/free-gaps';
import { scheduleGroups } from '@/lib/domain/calendar/schedule-groups';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { GapLine } from '../lines/gap-line';
import { MeetingsOff } from '../lines/meetings-off';
import { NextMeeting } from '../next/next-meeting';
import { useLead } from '../next/use-lead';
import styles from './day-list.module.css';
import { MeetingRow } from './meeting-row';

const { groups, arrangementsOfDay } = scheduleText;
const nothingAtHand: ReadonlyMap<string, AtHand> = new Map();
const nothing: ReadonlySet<string> = new Set();

type Props = {
  records: readonly ScheduleRecord[];
  day: Day;
  today: Day;
  now: number;
  staffId: string;
  zone: string;
};

/** The meetings of one day: what is still to come, then what is over, then what comes to nothing. */
export function DayList({ records, day, today, now, staffId, zone }: Props) {
  const { arrangements, ended, off } = useGroups(records);
  const isOver = day < today;
  const shared = { staffId, zone };
  return (
    <div className={styles.groups}>
      {arrangements.length + ended.length === 0 ? <NoMeetings day={day} past={isOver} /> : null}
      <Group
        title={day === today ? groups.arrangements : arrangementsOfDay}
        isEmpty={arrangements.length === 0}
      >
        <Arrangements records={arrangements} isToday={day === today} now={now} {...shared} />
      </Group>
      <Group title={groups.ended} isEmpty={ended.length === 0}>
        {ended.map((record) => (
          <MeetingRow key={record.meeting._id} record={record} over {...shared} />
        ))}
      </Group>
      <MeetingsOff records={off} {...shared} />
    </div>
  );
}

/** The groups of the day; what has once been among the arrangements here stays there, so that no row leaves under one's hand. */
function useGroups(records: readonly ScheduleRecord[]) {
  const [standing, setStanding] = useState(nothing);
  const grouped = scheduleGroups(records, standing);
  const fresh = grouped.arrangements.map(({ meeting }) => meeting._id).filter((id) => !standing.has(id));
  if (fresh.length > 0) setStanding(new Set([...standing, ...fresh]));
  return grouped;
}

type ArrangementsProps = Pick<Props, 'records' | 'now' | 'staffId' | 'zone'> & { isToday: boolean };

/** Today's begin with the meeting to go to; before each of the others stands the time that is free until then. */
function Arrangements({ records, isToday, now, ...shared }: ArrangementsProps) {
  const near = isToday ? atHand(records, now) : nothingAtHand;
  const next = useLead(records, near, now);
  const gaps = freeGaps(records, now);
  const conflictsOf = (record: ScheduleRecord) => (record.conflict ? conflictsWith(record, records) : []);
  return (
    <>
      {next ? <NextMeeting {...next} conflicts={conflictsOf(next.record)} {...shared} /> : null}
      {records
        .filter((record) => record !== next?.record)
        .map((record) => {
          const { _id: id } = record.meeting;
          const gap = gaps.get(id);
          return (
            <Fragment key={id}>
              {gap ? <GapLine gap={gap} zone={shared.zone} /> : null}
              <MeetingRow record={record} atHand={near.get(id)} conflicts={conflictsOf(record)} {...shared} />
            </Fragment>
          );
        })}
    </>
  );
}

type GroupProps = { title: string; isEmpty: boolean; children: ReactNode };

function Group({ title, isEmpty, children }: GroupProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** Nothing can be booked on a day that is over, so only the others offer it. */
function NoMeetings({ day, past }: { day: Day; past: boolean }) {
  const findRoom = (
    <ButtonLink variant="outlined" color="inherit" href={`/rooms?day=${day}`}>
      {scheduleText.findRoom}
    </ButtonLink>
  );
  return (
    <div className={styles.empty}>
      <EmptyState title={scheduleText.empty} action={past ? null : findRoom}>
        {past ? null : scheduleText.emptyHint}
      </EmptyState>
    </div>
  );
}
