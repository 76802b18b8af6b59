import { Card } from '@/components/meeting/details/card';
import { MeetingFacts } from '@/components/meeting/details/overview/meeting-facts';
import { ButtonLink } from '@/components/ui/controls/button';
import type { Meeting } from '@/lib/contract/meeting';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import styles from './meeting-of-request.module.css';

type Props = { meeting: Meeting; zone: string };

/** The meeting behind a request; approval and its reasons stand in the request itself. */
export function MeetingOfRequest({ meeting, zone }: Props) {
  const { meetingAuditRecordView: _, ...facts } = meeting;
  return (
    <Card title={approvalCentreText.meeting}>
      <MeetingFacts meeting={facts} zone={zone} />
      <div className={styles.end}>
        <ButtonLink
          variant="outlined"
          color="inherit"
          href={`/details/${encodeURIComponent(meeting.meetingNo)}?from=approval`}
        >
          {approvalCentreText.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
