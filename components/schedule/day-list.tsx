import Button from '@mui/material/Button';
import { useId } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScheduleRecord } from '@/lib/contract/meeting';
import { scheduleGroups } from '@/lib/domain/schedule-groups';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './day-list.module.css';
import { MeetingRow } from './meeting-row';

type Props = {
  records: readonly ScheduleRecord[];
  /** Nothing can be booked on a day that is over. */
  past: boolean;
  staffId: string;
  zone: string;
};

/** The meetings of one day: what is still to come, then what is over. */
export function DayList({ records, past, staffId, zone }: Props) {
  if (records.length === 0) return <NoMeetings past={past} />;
  const { arrangements, ended } = scheduleGroups(records);
  const shared = { staffId, zone };
  return (
    <div className={styles.groups}>
      <Group title={scheduleText.groups.arrangements} records={arrangements} {...shared} />
      <Group title={scheduleText.groups.ended} records={ended} over {...shared} />
    </div>
  );
}

type GroupProps = Omit<Props, 'past'> & { title: string; over?: boolean };

function Group({ title, over, records, ...shared }: GroupProps) {
  const id = useId();
  if (records.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>
        {records.map((record) => (
          <MeetingRow key={record.meeting._id} record={record} over={over} {...shared} />
        ))}
      </ul>
    </section>
  );
}

function NoMeetings({ past }: { past: boolean }) {
  return (
    <div className={styles.empty}>
      {past ? (
        <EmptyState title={scheduleText.empty} />
      ) : (
        <EmptyState title={scheduleText.empty} action={<FindRoom />}>
          {scheduleText.emptyHint}
        </EmptyState>
      )}
    </div>
  );
}

function FindRoom() {
  return (
    <Button variant="outlined" color="inherit" href="/rooms">
      {scheduleText.findRoom}
    </Button>
  );
}
