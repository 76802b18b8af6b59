'use client';

import { Button } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import { useEarlyEnd } from '@/lib/query/early-end';
import type { MeetingRef } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { meetingText } from '@/lib/text/zh-cn/meeting';

type Props = {
  meeting: MeetingRef;
  onContinued: () => void;
};

/** Keeps a meeting that is about to be ended (EARLY-02). */
export function ContinueMeeting({ meeting, onContinued }: Props) {
  const toast = useToast();
  const { mutate, isPending } = useEarlyEnd('continue', meeting, {
    onSuccess: onContinued,
    onError: (error) => toast(failureText('continue', error), 'error'),
  });
  return (
    <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
      {meetingText.earlyEnd.continue}
    </Button>
  );
}
