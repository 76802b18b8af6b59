import { useId } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { atHand, type AtHand } from '@/lib/domain/calendar/at-hand';
import { scheduleGroups } from '@/lib/domain/calendar/schedule-groups';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import styles from './day-list.module.css';
import { MeetingRow } from './meeting-row';

const { groups, arrangementsOfDay } = scheduleText;
const none: ReadonlyMap<string, AtHand> = new Map();

type Props = {
  records: readonly ScheduleRecord[];
  day: Day;
  today: Day;
  now: number;
  staffId: string;
  zone: string;
};

/** The meetings of one day: what is still to come, then what is over. */
export function DayList({ records, day, today, now, staffId, zone }: Props) {
  if (records.length === 0) return <NoMeetings day={day} past={day < today} />;
  const { arrangements, ended } = scheduleGroups(records);
  const shared = { staffId, zone, atHand: day === today ? atHand(records, now) : none };
  return (
    <div className={styles.groups}>
      <Group
        title={day === today ? groups.arrangements : arrangementsOfDay}
        records={arrangements}
        {...shared}
      />
      <Group title={groups.ended} records={ended} over {...shared} />
    </div>
  );
}

type GroupProps = Pick<Props, 'records' | 'staffId' | 'zone'> & {
  title: string;
  over?: boolean;
  atHand: ReadonlyMap<string, AtHand>;
};

function Group({ title, over, records, atHand, ...shared }: GroupProps) {
  const id = useId();
  if (records.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>
        {records.map((record) => (
          <MeetingRow
            key={record.meeting._id}
            record={record}
            over={over}
            atHand={atHand.get(record.meeting._id)}
            {...shared}
          />
        ))}
      </ul>
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
