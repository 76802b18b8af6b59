'use client';

import { Button } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import { type MeetingRef, useMeetingCall } from '@/lib/query/meeting';
import { signIn } from '@/lib/query/sign-in';
import { failureText } from '@/lib/text/errors';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { signInText } from '@/lib/text/zh-cn/sign-in';
import type { SignedMeeting } from './sign-dialog';
import { useSignOutcome } from './sign-outcomes';

type Props = {
  meeting: MeetingRef & SignedMeeting;
  /** One of several meetings on the page. */
  isRow?: boolean;
};

/** Confirms presence in the room (SIGN-01). */
export function SignIn({ meeting, isRow = false }: Props) {
  const toast = useToast();
  const showOutcome = useSignOutcome();
  const { mutate, isPending } = useMeetingCall(meeting, {
    call: signIn,
    onSuccess: () => showOutcome({ kind: 'signed', meeting }),
    onError: (error) => toast(failureText('signIn', error), 'error'),
  });
  return (
    <Button
      variant="contained"
      size={isRow ? 'small' : 'medium'}
      aria-label={isRow ? signInText.signInTo(meeting.subject) : undefined}
      loading={isPending}
      onClick={() => mutate()}
    >
      {meetingText.actions.signIn}
    </Button>
  );
}
