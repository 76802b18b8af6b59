import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '@/lib/contract/meeting';
import { useApi } from '@/lib/query/context/api-context';
import { hasDevices, meetingDeviceTypes } from '@/lib/query/device';
import cardStyles from '../card.module.css';
import { MeetingActions } from '../../actions/meeting-actions';
import { EarlyEndTip } from '../../early-end/early-end-tip';
import { MeetingFacts } from './meeting-facts';
import { MeetingHeading } from './meeting-heading';
import { OwnConflicts } from './own-conflicts';
import { OwnStanding } from './own-standing';

type Props = { meeting: Meeting; staffId: string; zone: string };

export function MeetingOverview({ meeting, staffId, zone }: Props) {
  // Without an answer the devices stand there all the same.
  const types = useQuery({ ...meetingDeviceTypes(useApi(), meeting), enabled: hasDevices(meeting) });
  return (
    <article className={cardStyles.card}>
      <OwnStanding meeting={meeting} staffId={staffId} zone={zone} />
      {meeting.earlyEnd && meeting.can.continue ? (
        <EarlyEndTip
          finishTime={meeting.earlyEnd.finishTime}
          href={`/early-end/${encodeURIComponent(meeting._id)}`}
        />
      ) : null}
      <MeetingHeading meeting={meeting} zone={zone} />
      <OwnConflicts meeting={meeting} zone={zone} />
      <MeetingFacts meeting={meeting} zone={zone} deviceTypes={types.data?.deviceTypes} />
      <MeetingActions meeting={meeting} staffId={staffId} zone={zone} />
    </article>
  );
}
