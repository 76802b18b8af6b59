import type { Meeting } from '@/lib/contract/meeting';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { AnswerInvitation } from './answer-invitation';
import { CancelMeeting } from './cancel-meeting';
import styles from './meeting-actions.module.css';

type Props = { meeting: Meeting; staffId: string };

/** The actions that the service allows now; no other is offered. */
export function MeetingActions({ meeting, staffId }: Props) {
  const { can, inviteState } = meeting;
  const takesAnswer = can.answer && canAnswer(inviteState ?? inviteStates.toConfirm, meeting.status);
  if (!takesAnswer && !can.cancel) return null;
  return (
    <div className={styles.actions}>
      {takesAnswer ? <AnswerInvitation meeting={meeting} current={inviteState} staffId={staffId} /> : null}
      {can.cancel ? (
        <div className={styles.end}>
          <CancelMeeting meeting={meeting} />
        </div>
      ) : null}
    </div>
  );
}
