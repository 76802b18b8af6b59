'use client';

import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { cancelMeeting, useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { ConfirmedAction } from './confirmed-action';

/** Confirms first: cancelling gives the rooms back and notifies every member. */
export function CancelMeeting({ meeting }: { meeting: Meeting }) {
  const toast = useToast();
  const { mutateAsync, isPending } = useMeetingCall(meeting, {
    call: cancelMeeting,
    onSuccess: () => toast(meetingText.success.cancel),
    onError: (error) => toast(failureText('cancel', error), 'error'),
  });
  return (
    <ConfirmedAction
      color="error"
      label={meetingText.actions.cancel}
      title={detailsText.confirmCancel}
      subject={meeting.subject}
      hint={detailsText.cancelHint}
      dismiss={detailsText.keep}
      busy={isPending}
      onConfirm={() => mutateAsync()}
    />
  );
}
