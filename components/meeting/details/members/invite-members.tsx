'use client';

import { useMemo, useState } from 'react';
import { LazyPeopleDialog } from '@/components/people/picker/lazy-people-dialog';
import { Button } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { inviteMembers } from '@/lib/query/attendance';
import { useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';

type Props = { meeting: Meeting; staffId: string };

/** Adds people to the meeting; who is in already is checked and stays (MEET-04). A refusal keeps the selection. */
export function InviteMembers({ meeting, staffId }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const close = () => setIsOpen(false);
  const { mutate, isPending, error, reset } = useMeetingCall(meeting, {
    call: inviteMembers,
    onSuccess: (_, staffIds: string[]) => {
      close();
      toast(detailsText.members.invited(staffIds.length));
    },
    onError: () => undefined,
  });
  const present = useMemo(
    () =>
      meeting.members
        .filter(({ state }) => state !== inviteStates.withdrawn)
        .map(({ user, relation }) => ({
          person: { staffId: user.staffId, realName: user.realName },
          note: relation === 'organizer' ? meetingText.fields.organizer : detailsText.members.present,
        })),
    [meeting.members],
  );
  const open = () => {
    reset();
    setIsOpen(true);
  };
  return (
    <>
      <Button size="small" variant="outlined" color="primary" onClick={open}>
        {meetingText.addAttendees}
      </Button>
      {isOpen ? (
        <LazyPeopleDialog
          title={meetingText.addAttendees}
          initial={[]}
          staffId={staffId}
          fixed={present}
          limit={limits.maxMembers - present.length}
          required={meetingText.attendeeRequired}
          failure={error ? failureText('members', error) : undefined}
          isPending={isPending}
          onConfirm={(people) => mutate(people.map((person) => person.staffId))}
          onClose={close}
        />
      ) : null}
    </>
  );
}
