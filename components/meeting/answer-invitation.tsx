'use client';

import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useToast } from '@/components/ui/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { inviteAnswers, inviteStates, type InviteAnswer } from '@/lib/domain/invite-state';
import { useAnswerInvitation } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { commonText } from '@/lib/text/zh-cn/common';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { ConfirmDialog } from './confirm-dialog';
import styles from './meeting-actions.module.css';

const words: Record<InviteAnswer, string> = {
  [inviteStates.joined]: meetingText.actions.join,
  [inviteStates.onLeave]: meetingText.actions.askLeave,
  [inviteStates.refused]: meetingText.actions.refuse,
};

type Props = { meeting: Meeting; staffId: string };

/** The three answers; the one given is pressed, and may be changed while the meeting takes answers (INV-03). */
export function AnswerInvitation({ meeting, staffId }: Props) {
  const [asking, setAsking] = useState<InviteAnswer | null>(null);
  const toast = useToast();
  const { mutate, isPending } = useAnswerInvitation(meeting, staffId);

  const answer = (state: InviteAnswer) => {
    setAsking(null);
    mutate(state, { onError: (error) => toast(failureText('answer', error), 'error') });
  };
  const choose = (state: InviteAnswer) => {
    if (state === inviteStates.joined) answer(state);
    else setAsking(state);
  };

  return (
    <div role="group" aria-label={detailsText.answering} className={styles.group}>
      {inviteAnswers.map((state) => (
        <Button
          key={state}
          {...lookOf(state, meeting.inviteState)}
          aria-pressed={state === meeting.inviteState}
          disabled={isPending}
          onClick={() => state !== meeting.inviteState && choose(state)}
        >
          {words[state]}
        </Button>
      ))}
      {asking === null ? null : (
        <ConfirmDialog
          title={meetingText.confirmAbsence}
          confirm={words[asking]}
          dismiss={commonText.cancel}
          onConfirm={() => answer(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function lookOf(state: InviteAnswer, given: number | undefined): Pick<ButtonProps, 'variant' | 'color'> {
  if (state === given) return { variant: 'outlined', color: 'primary' };
  const invited = given === inviteStates.toConfirm && state === inviteStates.joined;
  return invited ? { variant: 'contained', color: 'primary' } : { variant: 'outlined', color: 'inherit' };
}
