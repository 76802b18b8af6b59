import { Button } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import type { Lateness } from '@/lib/domain/notice/lateness';
import { tellLate } from '@/lib/query/attendance';
import { type MeetingRef, useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { scheduleText } from '@/lib/text/zh-cn/schedule';

type Props = { meeting: MeetingRef; lateness: Lateness };

/** One press tells the others; the button stays where it is, so that the focus does too, and then says that they know. */
export function TellLate({ meeting, lateness }: Props) {
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useMeetingCall(meeting, {
    call: tellLate,
    onSuccess: () => toast(scheduleText.lateTold),
    onError: (error) => toast(failureText('members', error), 'error'),
  });
  const isTold = isSuccess || lateness === 'told';
  return (
    <Button
      size="small"
      variant={isTold ? 'text' : 'outlined'}
      color="inherit"
      aria-disabled={isTold || undefined}
      loading={isPending}
      onClick={() => isTold || mutate()}
    >
      {isTold ? scheduleText.lateTold : scheduleText.tellLate}
    </Button>
  );
}
