import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { AnswerInvitation } from '@/components/meeting/actions/answer-invitation';
import { Button } from '@/components/ui/controls/button';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './answer-in-place.module.css';

type Props = {
  record: ScheduleRecord;
  staffId: string;
  /** The answer is the main thing to do here. */
  isProminent?: boolean;
};

/**
 * SCH-02: a new invitation is answered in its row. In place of the buttons then stands the way to change one's mind, as high
 * as they were; an answer of another day offers it to those who point at the row.
 */
export function AnswerInPlace({ record: { meeting, inviteState }, staffId, isProminent = false }: Props) {
  const [stage, setStage] = useState<'asleep' | 'changing' | 'answered'>('asleep');
  const isAsked = inviteState === inviteStates.toConfirm || stage === 'changing';
  const { placeRef, onFocus, onBlur } = useRetainedFocus(isAsked);

  return (
    <div
      ref={placeRef}
      className={styles.place}
      data-asked={isAsked || undefined}
      data-answered={stage === 'answered' || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && stage === 'changing') setStage('answered');
      }}
    >
      {isAsked ? (
        <AnswerInvitation
          quiet={!isProminent}
          meeting={meeting}
          current={inviteState}
          staffId={staffId}
          isSeries={meeting.isRepeatMeeting}
          label={scheduleText.answering(meeting.subject)}
          onAnswer={() => setStage('answered')}
        />
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

/** Buttons that take the place of others take their focus too, else the next Tab starts at the top of the page. */
function useRetainedFocus(isAsked: boolean) {
  const placeRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const wasAsked = useRef(isAsked);

  useLayoutEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    const place = placeRef.current;
    if (hasFocus.current)
      (place?.querySelector<HTMLElement>('[aria-pressed=true]') ?? place?.querySelector('button'))?.focus();
  }, [isAsked]);

  const onFocus = useCallback(() => {
    hasFocus.current = true;
  }, []);
  // A button that is left says so; one that is taken away does not.
  const onBlur = useCallback(() => {
    hasFocus.current = false;
  }, []);
  return { placeRef, onFocus, onBlur };
}
