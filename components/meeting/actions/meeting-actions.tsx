'use client';

import { useState } from 'react';
import { LazyAskAgain } from '@/components/approval/request/lazy-ask-again';
import { RevokeRequest } from '@/components/approval/request/revoke-request';
import { Button } from '@/components/ui/controls/button';
import type { Meeting } from '@/lib/contract/meeting';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { requestText } from '@/lib/text/zh-cn/approval-centre';
import { ShareMeeting } from '@/components/share/share-meeting';
import { EndEarly } from '../early-end/end-early';
import { SignIn } from '../sign-in/sign-in';
import { AnswerInvitation } from './answer-invitation';
import { ShiftMeeting } from './shift/shift-meeting';
import { CancelAction } from './cancel-action';
import { EditMeetingLink } from './edit-meeting-link';
import { AcknowledgeMeeting, DeleteRecord, QuitMeeting } from './leave-meeting';
import styles from './meeting-actions.module.css';

type Props = { meeting: Meeting; staffId: string; zone: string };

/** The actions that the service allows now; no other is offered (MEET-02). */
export function MeetingActions({ meeting, staffId, zone }: Props) {
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { can, inviteState } = meeting;
  const takesAnswer = can.answer && canAnswer(inviteState ?? inviteStates.toConfirm, meeting.status);
  const canSignIn = can.signIn && meeting.meetingSignView.isCanSign;
  const isOffered = [
    canSignIn,
    can.edit,
    can.acknowledge,
    can.quit,
    can.share,
    can.delete,
    can.cancel,
    can.endEarly,
    can.revoke,
    can.resubmit,
  ].some(Boolean);
  if (!takesAnswer && !isOffered) return null;
  const close = () => setAskingAgain(false);
  return (
    <div className={styles.actions}>
      {canSignIn ? <SignIn meeting={{ ...meeting, roomName: meeting.address }} /> : null}
      {takesAnswer ? (
        <AnswerInvitation
          meeting={meeting}
          current={inviteState}
          former={meeting.formerInviteState}
          staffId={staffId}
          isSeries={meeting.isRepeatMeeting}
        />
      ) : null}
      {can.edit ? <ShiftMeeting meeting={meeting} zone={zone} /> : null}
      {can.edit ? <EditMeetingLink meeting={meeting} /> : null}
      {can.revoke ? <RevokeRequest meeting={meeting} /> : null}
      {can.resubmit && !isAskingAgain ? (
        <Button variant="outlined" onClick={() => setAskingAgain(true)}>
          {requestText.askAgain}
        </Button>
      ) : null}
      {can.resubmit && isAskingAgain ? (
        <div className={styles.form}>
          <LazyAskAgain
            meeting={meeting}
            reason={meeting.meetingAuditRecordView?.reason}
            zone={zone}
            onAsked={close}
            onClose={close}
          />
        </div>
      ) : null}
      {can.acknowledge ? <AcknowledgeMeeting meeting={meeting} /> : null}
      <div className={styles.end}>
        {can.share ? <ShareMeeting meeting={meeting} /> : null}
        {can.quit ? <QuitMeeting meeting={meeting} /> : null}
        {can.delete ? <DeleteRecord meeting={meeting} /> : null}
        {can.endEarly ? <EndEarly meeting={meeting} label={meetingText.actions.endEarly} /> : null}
        {can.cancel ? <CancelAction meeting={meeting} /> : null}
      </div>
    </div>
  );
}
