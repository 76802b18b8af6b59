'use client';

import { Button } from '@/components/ui/controls/button';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { acknowledgeMeeting, deleteRecord, quitMeeting } from '@/lib/query/attendance';
import { useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { ConfirmedAction } from './confirmed-action';

const { actions } = meetingText;
type Props = { meeting: Meeting };

/** Takes oneself out of a coming meeting (MEET-16). */
export function QuitMeeting({ meeting }: Props) {
  const toast = useToast();
  const { mutateAsync, isPending } = useMeetingCall(meeting, {
    call: quitMeeting,
    onSuccess: () => toast(detailsText.quit.done),
    onError: (error) => toast(failureText('answer', error), 'error'),
  });
  return (
    <ConfirmedAction
      color="inherit"
      label={actions.quit}
      title={detailsText.quit.confirm}
      subject={meeting.subject}
      hint={detailsText.quit.hint}
      busy={isPending}
      onConfirm={() => mutateAsync()}
    />
  );
}

/** Takes an ended or cancelled meeting off one's own schedule, and goes there (MEET-16). */
export function DeleteRecord({ meeting }: Props) {
  const toast = useToast();
  const router = usePageRouter();
  const { mutateAsync, isPending } = useMeetingCall(meeting, {
    call: deleteRecord,
    onSuccess: () => {
      toast(meetingText.success.delete);
      router.push('/schedule');
    },
    onError: (error) => toast(failureText('answer', error), 'error'),
  });
  return (
    <ConfirmedAction
      color="inherit"
      label={actions.delete}
      title={detailsText.deletion.confirm}
      subject={meeting.subject}
      hint={detailsText.deletion.hint}
      busy={isPending}
      onConfirm={() => mutateAsync()}
    />
  );
}

/** 知道了, after a cancellation and after a withdrawn invitation (MEET-02). */
export function AcknowledgeMeeting({ meeting }: Props) {
  const toast = useToast();
  const { mutate, isPending } = useMeetingCall(meeting, {
    call: acknowledgeMeeting,
    onError: (error) => toast(failureText('answer', error), 'error'),
  });
  return (
    <Button variant="contained" loading={isPending} onClick={() => mutate()}>
      {actions.acknowledge}
    </Button>
  );
}
