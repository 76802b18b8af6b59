import type { Meeting } from '@/lib/contract/meeting';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { AnswerInvitation } from '../actions/answer-invitation';
import { CancelAction } from '../actions/cancel-action';
import { EditMeetingLink } from '../actions/edit-meeting-link';
import { EndEarly } from '../early-end/end-early';
import { SignIn } from '../sign-in/sign-in';
import styles from './meeting-peek.module.css';
import { cancelMark } from './peek-link';

type Props = { meeting: Meeting; staffId: string };

/** The actions that matter between two meetings, as far as the service allows them now (MEET-02); the others are on its page. */
export function PeekActions({ meeting, staffId }: Props) {
  const { can, inviteState } = meeting;
  const takesAnswer = can.answer && canAnswer(inviteState ?? inviteStates.toConfirm, meeting.status);
  const canSignIn = can.signIn && meeting.meetingSignView.isCanSign;
  if (!takesAnswer && !canSignIn && !can.edit && !can.endEarly && !can.cancel) return null;
  return (
    <div className={styles.actions}>
      {canSignIn ? <SignIn isRow meeting={{ ...meeting, roomName: meeting.address }} /> : null}
      {takesAnswer ? (
        <AnswerInvitation
          quiet
          meeting={meeting}
          current={inviteState}
          former={meeting.formerInviteState}
          staffId={staffId}
          isSeries={meeting.isRepeatMeeting}
        />
      ) : null}
      {can.edit ? <EditMeetingLink meeting={meeting} /> : null}
      {can.endEarly ? <EndEarly size="small" meeting={meeting} label={meetingText.actions.endEarly} /> : null}
      {can.cancel ? (
        <span className={styles.cancel} {...cancelMark}>
          <CancelAction meeting={meeting} />
        </span>
      ) : null}
    </div>
  );
}
