'use client';

import { UserMinus } from 'lucide';
import { useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting, MeetingMember } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { removeMember } from '@/lib/query/attendance';
import { useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { commonText } from '@/lib/text/zh-cn/common';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';

const { members: words } = detailsText;
type Props = { meeting: Meeting; member: MeetingMember };

/** Withdraws an invitation without an answer, else removes the member (MEET-02); confirmed first. */
export function RemoveMember({ meeting, member: { user, state } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const { mutate, isPending } = useMeetingCall(meeting, {
    call: removeMember,
    onError: (error) => toast(failureText('members', error), 'error'),
  });
  const isAnswered = state !== inviteStates.toConfirm;
  const name = user.realName;
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={isAnswered ? words.remove(name) : words.withdraw(name)}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={UserMinus} size={16} />
      </IconButton>
      {isOpen ? (
        <LazyConfirmDialog
          title={isAnswered ? words.confirmRemove(name) : words.confirmWithdraw(name)}
          confirm={isAnswered ? words.removeLabel : meetingText.actions.withdrawInvite}
          dismiss={commonText.cancel}
          busy={isPending}
          onConfirm={() => mutate({ staffId: user.staffId, isAnswered }, { onSettled: close })}
          onClose={close}
        >
          {words.removeHint}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
