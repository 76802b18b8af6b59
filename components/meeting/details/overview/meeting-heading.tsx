import { ZoneNote } from '@/components/ui/date/zone-note';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatDuration, formatRange } from '@/lib/time/format';
import { PrivateMark } from '../../tags/private-mark';
import { StandingTag } from '../../tags/standing-tag';
import styles from './meeting-overview.module.css';

type Fields = 'subject' | 'status' | 'beginTime' | 'endTime' | 'scope' | 'inviteState';
type Props = { meeting: Pick<Meeting, Fields>; zone: string };

/** Subject, state and time. */
export function MeetingHeading({ meeting, zone }: Props) {
  const now = useServerNow();
  const { subject, status, beginTime, endTime, scope, inviteState } = meeting;
  return (
    <>
      <div className={styles.heading}>
        <h1>{subject}</h1>
        <PrivateMark scope={scope} />
        <StandingTag status={status} inviteState={inviteState} />
      </div>
      <p className={styles.time}>
        <span>{formatDay(dayOf(beginTime, zone))}</span>
        <span>{formatRange({ beginTime, endTime }, zone)}</span>
        <span>{formatDuration(endTime - beginTime)}</span>
        <ZoneNote zone={zone} now={now} />
      </p>
    </>
  );
}
