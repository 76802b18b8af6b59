import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { ButtonLink } from '@/components/ui/controls/button';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatRange } from '@/lib/time/format';
import { AskLeave } from './ask-leave';
import styles from './next-meeting.module.css';

type Props = {
  record: ScheduleRecord;
  conflicts: readonly ScheduleRecord[];
  staffId: string;
  zone: string;
};

/** The meetings in the way of the next one, and the ways out: one's own meeting moves, from another's one asks leave. */
export function NextConflict({ record, conflicts, staffId, zone }: Props) {
  const named = conflicts.map(({ meeting }) => `${formatRange(meeting, zone)} ${meeting.subject}`);
  return (
    <div className={styles.conflict}>
      <p>{scheduleText.conflictWith(named.join('、'))}</p>
      <div className={styles.repairs}>
        {[record, ...conflicts.slice(0, 1)].map((each) => (
          <Repair key={each.meeting._id} record={each} staffId={staffId} />
        ))}
      </div>
    </div>
  );
}

function Repair({ record, staffId }: { record: ScheduleRecord; staffId: string }) {
  const { meeting } = record;
  const detailsHref = useDetailsHref();
  if (meeting.can.answer) return <AskLeave record={record} staffId={staffId} />;
  if (meeting.creatorStaffId !== staffId || meeting.status !== 'BEFORE') return null;
  return (
    <ButtonLink size="small" variant="outlined" color="inherit" href={detailsHref(meeting.meetingNo)}>
      {scheduleText.shift(meeting.subject)}
    </ButtonLink>
  );
}
