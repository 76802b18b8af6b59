import type { Meeting } from '@/lib/contract/meeting';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatDuration, formatRange } from '@/lib/time/format';
import cardStyles from '../card.module.css';
import { MeetingActions } from '../../actions/meeting-actions';
import { MeetingFacts } from './meeting-facts';
import styles from './meeting-overview.module.css';
import { StatusTag } from '../../tags/status-tag';

type Props = { meeting: Meeting; staffId: string; zone: string };

export function MeetingOverview({ meeting, staffId, zone }: Props) {
  const { subject, status, beginTime, endTime } = meeting;
  return (
    <article className={cardStyles.card}>
      <div className={styles.heading}>
        <h1>{subject}</h1>
        <StatusTag status={status} />
      </div>
      <p className={styles.time}>
        <span>{formatDay(dayOf(beginTime, zone))}</span>
        <span>{formatRange({ beginTime, endTime }, zone)}</span>
        <span>{formatDuration(endTime - beginTime)}</span>
      </p>
      <MeetingFacts meeting={meeting} zone={zone} />
      <MeetingActions meeting={meeting} staffId={staffId} zone={zone} />
    </article>
  );
}
