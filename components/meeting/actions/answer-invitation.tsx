'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/controls/button';
import { useOfflineSince } from '@/components/ui/page/use-offline';
import { useToast } from '@/components/ui/toast/toast';
import { inviteAnswers, inviteStates, type InviteAnswer, inviteTag } from '@/lib/domain/meeting/invite-state';
import { type GivenAnswer, useAnswerInvitation } from '@/lib/query/answer-invitation';
import type { MeetingRef } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { AnswerQuestion } from './answer-question';
import styles from './meeting-actions.module.css';

const words: Record<InviteAnswer, string> = {
  [inviteStates.joined]: meetingText.actions.join,
  [inviteStates.onLeave]: meetingText.actions.askLeave,
  [inviteStates.refused]: meetingText.actions.refuse,
};

type Props = {
  meeting: MeetingRef;
  /** The answer that stands, one still on its way included. */
  current: number | undefined;
  /** The answer before the meeting moved far, while it is asked anew. */
  former?: number | undefined;
  staffId: string;
  /** Names the meeting where several are asked about. */
  label?: string;
  /** Beside other rows nothing is the main thing to do. */
  quiet?: boolean;
  /** An occurrence of a series: an answer may be for all of them (INV-05). */
  isSeries?: boolean;
  /** Those that show. */
  answers?: readonly InviteAnswer[];
  /** Stands after the answers, as the way to others. */
  children?: ReactNode;
  onAnswer?: () => void;
  onAccepted?: (state: number) => void;
};

/** The three answers; the one given is pressed, and may be changed while the meeting takes answers (INV-03). */
export function AnswerInvitation({
  meeting,
  current,
  former,
  staffId,
  label = detailsText.answering,
  quiet,
  isSeries = false,
  answers = inviteAnswers,
  children,
  onAnswer,
  onAccepted,
}: Props) {
  const [asking, setAsking] = useState<InviteAnswer | null>(null);
  const formerId = useId();
  const toast = useToast();
  // An answer that cannot be sent must not look as if it had been given.
  const isOffline = useOfflineSince() !== undefined;
  const send = useAnswerInvitation(meeting, staffId, {
    onAccepted,
    onRefused: (error) => toast(failureText('answer', error), 'error'),
  });

  const answer = (chosen: GivenAnswer) => {
    setAsking(null);
    send(chosen);
    onAnswer?.();
  };
  const choose = (state: InviteAnswer) => {
    if (state === inviteStates.joined && !isSeries) answer({ state });
    else setAsking(state);
  };

  const formerWords = current === inviteStates.toConfirm ? formerAnswerWords(former) : undefined;

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={formerWords === undefined ? undefined : formerId}
      className={styles.group}
      data-quiet={quiet || undefined}
    >
      {formerWords === undefined ? null : (
        <span id={formerId} className={styles.former}>
          {formerWords}
        </span>
      )}
      {answers.map((state) => (
        <Button
          key={state}
          size={quiet ? 'small' : 'medium'}
          {...lookOf({ state, current, quiet })}
          aria-pressed={state === current}
          disabled={isOffline}
          onClick={() => state !== current && choose(state)}
        >
          {words[state]}
        </Button>
      ))}
      {children}
      {asking === null ? null : (
        <AnswerQuestion
          state={asking}
          confirm={words[asking]}
          isSeries={isSeries}
          onConfirm={answer}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function formerAnswerWords(former: number | undefined): string | undefined {
  const tag = former === undefined ? undefined : inviteTag(former);
  return tag && detailsText.formerAnswer(meetingText.invite[tag.code]);
}

type Look = { state: InviteAnswer; current: number | undefined; quiet?: boolean };

function lookOf({ state, current, quiet }: Look): Pick<ButtonLook, 'variant' | 'color'> {
  if (state === current) return { variant: 'outlined', color: 'primary' };
  const isUnanswered = current === inviteStates.toConfirm && !quiet;
  if (isUnanswered && state === inviteStates.joined) return { variant: 'contained', color: 'primary' };
  const faint = quiet && state === inviteStates.refused;
  return { variant: faint ? 'text' : 'outlined', color: 'inherit' };
}
