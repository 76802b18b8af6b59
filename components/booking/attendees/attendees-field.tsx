'use client';

import { useMemo } from 'react';
import { PeopleField } from '@/components/people/field/people-field';
import { usePeopleById } from '@/components/people/field/use-people-by-id';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { maxMembers, type BookingValues } from '../form/booking-values';

type Props = {
  organizer: { staffId: string; realName: string };
  memberIds: readonly string[];
  onChange: (patch: Pick<BookingValues, 'memberIds'>) => void;
};

/** The people of the meeting (BOOK-10): the organizer is always in. */
export function AttendeesField({ organizer, memberIds, onChange }: Props) {
  const { people, remember, unreadIds } = usePeopleById(memberIds);
  const { staffId, realName } = organizer;
  const fixed = useMemo(
    () => [{ person: { staffId, realName }, note: peoplePickerText.organizer }],
    [staffId, realName],
  );
  return (
    <PeopleField
      label={bookingText.fields.members}
      dialogTitle={meetingText.addAttendees}
      selection={people}
      staffId={staffId}
      fixed={fixed}
      limit={maxMembers}
      onChange={(selection) => {
        remember(selection);
        // Ids of a link stay while their people are on their way.
        onChange({ memberIds: [...unreadIds, ...selection.map((person) => person.staffId)] });
      }}
    />
  );
}
