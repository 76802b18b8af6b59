import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { AnswerInvitation } from '@/components/meeting/actions/answer-invitation';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { inviteAnswers, inviteStates } from '@/lib/domain/meeting/invite-state';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './answer-in-place.module.css';
import { useRetainedFocus } from './use-retained-focus';

type Props = {
  record: ScheduleRecord;
  staffId: string;
  /** The answer is the main thing to do here. */
  isProminent?: boolean;
};

const onlyJoin = [inviteStates.joined] as const;

/**
 * SCH-02: a new invitation is answered in its row, where one press joins and a sign opens the other answers. In place of the
 * buttons then stands the way to change one's mind, as high as they were; an answer of another day offers it to those who point
 * at the row.
 */
export function AnswerInPlace({
  record: { meeting, inviteState, formerInviteState },
  staffId,
  isProminent = false,
}: Props) {
  const [stage, setStage] = useState<'asleep' | 'unfolded' | 'changing' | 'answered'>('asleep');
  const isOpen = inviteState === inviteStates.toConfirm;
  const isAsked = isOpen || stage === 'changing';
  const isFolded = isOpen && !isProminent && stage !== 'unfolded' && stage !== 'changing';
  const { placeRef, onFocus, onBlur } = useRetainedFocus(
    isFolded ? 'folded' : isAsked ? 'asked' : 'answered',
  );
  const back = { unfolded: 'asleep', changing: 'answered', asleep: 'asleep', answered: 'answered' } as const;

  return (
    <div
      ref={placeRef}
      className={styles.place}
      data-asked={isAsked || undefined}
      data-answered={stage === 'answered' || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={({ key, target, currentTarget }) => {
        // Esc in the question about an absence closes that alone.
        if (key === 'Escape' && currentTarget.contains(target as Node)) setStage(back[stage]);
      }}
    >
      {isAsked ? (
        <AnswerInvitation
          quiet={!isProminent}
          meeting={meeting}
          current={inviteState}
          former={formerInviteState}
          staffId={staffId}
          isSeries={meeting.isRepeatMeeting}
          label={scheduleText.answering(meeting.subject)}
          answers={isFolded ? onlyJoin : inviteAnswers}
          onAnswer={() => setStage('answered')}
        >
          {isFolded ? (
            <IconButton
              size="small"
              aria-label={scheduleText.otherAnswers}
              aria-expanded="false"
              onClick={() => setStage('unfolded')}
            >
              <Icon of={Ellipsis} size={16} />
            </IconButton>
          ) : null}
        </AnswerInvitation>
      ) : (
        <Button
          size="small"
          color="inherit"
          className={styles.change}
          aria-label={scheduleText.changeAnswerTo(meeting.subject)}
          onClick={() => setStage('changing')}
        >
          {scheduleText.changeAnswer}
        </Button>
      )}
    </div>
  );
}
