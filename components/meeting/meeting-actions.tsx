import type { Meeting } from '@/lib/contract/meeting';
import { AnswerInvitation } from './answer-invitation';
import { CancelMeeting } from './cancel-meeting';
import styles from './meeting-actions.module.css';

type Props = { meeting: Meeting; staffId: string };

/** What the service says that one may do now; nothing else is offered. */
export function MeetingActions({ meeting, staffId }: Props) {
  const { can } = meeting;
  if (!can.answer && !can.cancel) return null;
  return (
    <div className={styles.actions}>
      {can.answer ? <AnswerInvitation meeting={meeting} staffId={staffId} /> : null}
      {can.cancel ? (
        <div className={styles.end}>
          <CancelMeeting meeting={meeting} />
        </div>
      ) : null}
    </div>
  );
}
