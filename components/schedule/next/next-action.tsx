import { EndEarly } from '@/components/meeting/early-end/end-early';
import { SignIn } from '@/components/meeting/sign-in/sign-in';
import { ButtonAnchor } from '@/components/ui/controls/button';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { safeLink } from '@/lib/web/safe-link';
import { AnswerInPlace } from '../answer/answer-in-place';
import styles from './next-meeting.module.css';

type Props = { record: ScheduleRecord; staffId: string };

/** The one thing to do with the meeting: answer, sign in, join, or end it, the first of them that can be done now. */
export function NextAction({ record, staffId }: Props) {
  const { meeting, inviteState } = record;
  const takesAnswer = meeting.can.answer && canAnswer(inviteState, meeting.status);
  const isOpen = takesAnswer && inviteState === inviteStates.toConfirm;
  return (
    <div className={styles.action}>
      {isOpen ? null : <PresenceAction meeting={meeting} />}
      {takesAnswer ? <AnswerInPlace isProminent record={record} staffId={staffId} /> : null}
    </div>
  );
}

function PresenceAction({ meeting }: { meeting: ScheduleRecord['meeting'] }) {
  const joinLink = safeLink(meeting.joinUrl);
  if (meeting.can.signIn) return <SignIn isRow meeting={{ ...meeting, roomName: meeting.address }} />;
  if (joinLink)
    return (
      <ButtonAnchor variant="contained" href={joinLink} target="_blank" rel="noopener noreferrer">
        {meetingText.onlineMeeting.join}
      </ButtonAnchor>
    );
  if (meeting.can.endEarly)
    return <EndEarly variant="outlined" meeting={meeting} label={meetingText.actions.endEarly} />;
  return null;
}
