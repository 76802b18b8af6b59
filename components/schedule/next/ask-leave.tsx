import { useState } from 'react';
import { AnswerQuestion } from '@/components/meeting/actions/answer-question';
import { Button } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { useAnswerInvitation } from '@/lib/query/answer-invitation';
import { failureText } from '@/lib/text/errors';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';

type Props = { record: ScheduleRecord; staffId: string };

/** Asks leave from a meeting by its name; confirmed first, as every absence (INV-01). */
export function AskLeave({ record: { meeting }, staffId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const send = useAnswerInvitation(meeting, staffId, {
    onRefused: (error) => toast(failureText('answer', error), 'error'),
  });
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {scheduleText.askLeaveOf(meeting.subject)}
      </Button>
      {isOpen ? (
        <AnswerQuestion
          state={inviteStates.onLeave}
          confirm={meetingText.actions.askLeave}
          isSeries={meeting.isRepeatMeeting}
          onConfirm={(answer) => {
            close();
            send(answer);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
