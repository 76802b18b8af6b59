import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { PrivateMark } from '@/components/meeting/tags/private-mark';
import { RepeatMark } from '@/components/series/repeat-mark';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { AtHand } from '@/lib/domain/calendar/at-hand';
import { atHandWords } from '@/lib/text/schedule/at-hand-words';
import { attendanceWords } from '@/lib/text/schedule/attendance-words';
import { placeWords } from '@/lib/text/schedule/meeting-place';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatEndTime, formatTime } from '@/lib/time/format';
import { RowTags } from '../lines/row-tags';
import { NoticeDot } from '../notice-dot';
import { NextAction } from './next-action';
import { NextConflict } from './next-conflict';
import styles from './next-meeting.module.css';

type Props = {
  record: ScheduleRecord;
  /** The meetings that take the same time. */
  conflicts: readonly ScheduleRecord[];
  atHand: AtHand;
  staffId: string;
  zone: string;
};

/** Where one has to be, large: how long until then, what, where, with whom, and the one thing to do about it (SCH-02). */
export function NextMeeting({ record, conflicts, atHand, staffId, zone }: Props) {
  const { meeting, inviteState, attendance } = record;
  const { subject, beginTime, endTime, organizerName } = meeting;
  const detailsHref = useDetailsHref();
  const isInvited = meeting.creatorStaffId !== staffId;
  return (
    <li className={styles.next} data-at-hand={atHand.when}>
      <div className={styles.when}>
        <p className={styles.countdown}>{atHandWords(atHand)}</p>
        <p className={styles.times}>
          <time dateTime={new Date(beginTime).toISOString()}>{formatTime(beginTime, zone)}</time>
          <time dateTime={new Date(endTime).toISOString()}>{formatEndTime(endTime, zone)}</time>
        </p>
      </div>
      <div className={styles.what}>
        <div className={styles.title}>
          <a href={detailsHref(meeting.meetingNo)} className={styles.subject}>
            {subject}
          </a>
          <PrivateMark scope={meeting.scope} />
          {meeting.isRepeatMeeting ? <RepeatMark /> : null}
          <NoticeDot of={[{ ...record, ...meeting }]} />
          <RowTags
            status={meeting.status}
            inviteState={isInvited ? inviteState : undefined}
            conflict={record.conflict && conflicts.length === 0 ? scheduleText.conflict : undefined}
            evidentStatus="DURING"
          />
        </div>
        <p className={styles.place}>{placeWords(meeting)}</p>
        <p className={styles.people}>{attendance ? attendanceWords(attendance) : organizerName}</p>
      </div>
      <NextAction record={record} staffId={staffId} zone={zone} />
      {conflicts.length > 0 ? (
        <NextConflict record={record} conflicts={conflicts} staffId={staffId} zone={zone} />
      ) : null}
    </li>
  );
}
