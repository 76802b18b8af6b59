'use client';

import { Button } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { remindMembers } from '@/lib/query/attendance';
import { useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';

const { members: words } = detailsText;

/** Reminds the members who have not answered; nothing where everybody has (MEET-04). */
export function RemindMembers({ meeting }: { meeting: Meeting }) {
  const toast = useToast();
  const { mutate, isPending } = useMeetingCall(meeting, {
    call: remindMembers,
    onSuccess: ({ remindedCount }) =>
      toast(remindedCount > 0 ? words.reminded(remindedCount) : words.remindedLately),
    onError: (error) => toast(failureText('members', error), 'error'),
  });
  const unanswered = meeting.members.filter(({ state }) => state === inviteStates.toConfirm).length;
  if (unanswered === 0) return null;
  return (
    <Button size="small" variant="outlined" color="inherit" loading={isPending} onClick={() => mutate()}>
      {words.remind(unanswered)}
    </Button>
  );
}
