'use client';

import { useState } from 'react';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { Field } from '@/components/ui/controls/field';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { inviteStates, type InviteAnswer } from '@/lib/domain/meeting/invite-state';
import { limits } from '@/lib/domain/limits/limits';
import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import type { GivenAnswer } from '@/lib/query/answer-invitation';
import { commonText } from '@/lib/text/zh-cn/common';
import { detailsText } from '@/lib/text/zh-cn/details';
import { seriesReachText } from '@/lib/text/zh-cn/series';
import { meetingText } from '@/lib/text/zh-cn/meeting';

type Props = {
  state: InviteAnswer;
  confirm: string;
  isSeries: boolean;
  onConfirm: (answer: GivenAnswer) => void;
  onClose: () => void;
};

const reaches = [
  { value: effectiveTypes.onlyCurrent, label: detailsText.reach.this },
  { value: effectiveTypes.all, label: detailsText.reach.all },
];

/**
 * Confirms an absence, with a reason for the organizer if one is given; of a series every answer is given its reach here
 * (INV-01, INV-05).
 */
export function AnswerQuestion({ state, confirm, isSeries, onConfirm, onClose }: Props) {
  const isAbsence = state !== inviteStates.joined;
  const [reason, setReason] = useState('');
  const [effectiveType, setEffectiveType] = useState<number>(effectiveTypes.onlyCurrent);
  const answer = () =>
    onConfirm({
      state,
      ...(reason.trim() && { reason: reason.trim() }),
      ...(isSeries && { effectiveType }),
    });
  return (
    <LazyConfirmDialog
      title={isAbsence ? meetingText.confirmAbsence : seriesReachText.answer}
      color={isAbsence ? 'error' : 'primary'}
      confirm={confirm}
      dismiss={isAbsence ? detailsText.thinkAgain : commonText.cancel}
      onConfirm={answer}
      onClose={onClose}
    >
      {isAbsence ? (
        <Field
          label={detailsText.absenceReason}
          value={reason}
          maxLength={limits.reasonMaxLength}
          counted
          rows={{ min: 2, max: 5 }}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      {isSeries ? (
        <ChoiceChips
          legend={detailsText.reach.legend}
          type="radio"
          options={reaches}
          chosen={[effectiveType]}
          onPick={setEffectiveType}
        />
      ) : null}
    </LazyConfirmDialog>
  );
}
