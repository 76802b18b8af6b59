import type { Meeting } from '@/lib/contract/meeting';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { AnswerInvitation } from './answer-invitation';
import { CancelMeeting } from './cancel-meeting';
import { AcknowledgeMeeting, DeleteRecord, QuitMeeting } from './leave-meeting';
import styles from './meeting-actions.module.css';

type Props = { meeting: Meeting; staffId: string };

/** The actions that the service allows now; no other is offered (MEET-02). */
export function MeetingActions({ meeting, staffId }: Props) {
  const { can, inviteState } = meeting;
  const takesAnswer = can.answer && canAnswer(inviteState ?? inviteStates.toConfirm, meeting.status);
  if (!takesAnswer && !can.acknowledge && !can.quit && !can.delete && !can.cancel) return null;
  return (
    <div className={styles.actions}>
      {takesAnswer ? (
        <AnswerInvitation
          meeting={meeting}
          current={inviteState}
          staffId={staffId}
          isSeries={meeting.isRepeatMeeting}
        />
      ) : null}
      {can.acknowledge ? <AcknowledgeMeeting meeting={meeting} /> : null}
      <div className={styles.end}>
        {can.quit ? <QuitMeeting meeting={meeting} /> : null}
        {can.delete ? <DeleteRecord meeting={meeting} /> : null}
        {can.cancel ? <CancelMeeting meeting={meeting} /> : null}
      </div>
    </div>
  );
}
