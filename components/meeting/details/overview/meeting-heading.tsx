import type { Meeting } from '@/lib/contract/meeting';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatDuration, formatRange } from '@/lib/time/format';
import { StatusTag } from '../../tags/status-tag';
import styles from './meeting-overview.module.css';

type Props = { meeting: Pick<Meeting, 'subject' | 'status' | 'beginTime' | 'endTime'>; zone: string };

/** Subject, state and time. */
export function MeetingHeading({ meeting: { subject, status, beginTime, endTime }, zone }: Props) {
  return (
    <>
      <div className={styles.heading}>
        <h1>{subject}</h1>
        <StatusTag status={status} />
      </div>
      <p className={styles.time}>
        <span>{formatDay(dayOf(beginTime, zone))}</span>
        <span>{formatRange({ beginTime, endTime }, zone)}</span>
        <span>{formatDuration(endTime - beginTime)}</span>
      </p>
    </>
  );
}
