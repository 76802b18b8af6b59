'use client';

import { useMemo } from 'react';
import { PeopleField } from '@/components/people/field/people-field';
import type { BusyPerson } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { msPerMinute } from '@/lib/time/instant';
import { maxMembers, timesOf, type BookingValues } from '../form/booking-values';
import { BusyNotes } from './busy-notes';
import { FindTime } from './find-time';
import type { Members, Organizer } from './use-members';

type Props = {
  organizer: Organizer;
  members: Members;
  window: Window;
  busyPeople: readonly BusyPerson[];
  now: number;
  zone: string;
  onChange: (patch: Partial<BookingValues>) => void;
};

/** The people of the meeting (BOOK-10), who of them is busy then (BOOK-11), and times that suit all (BEY-05). */
export function AttendeesField({ organizer, members, window, busyPeople, now, zone, onChange }: Props) {
  const { people, remember, unreadIds, allIds, nameOf } = members;
  const { staffId, realName } = organizer;
  const fixed = useMemo(
    () => [{ person: { staffId, realName }, note: peoplePickerText.organizer }],
    [staffId, realName],
  );
  return (
    <>
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
      <BusyNotes busyPeople={busyPeople} nameOf={nameOf} window={window} zone={zone} exceptId={staffId} />
      <FindTime
        staffIds={allIds}
        nameOf={nameOf}
        minutes={(window.endTime - window.beginTime) / msPerMinute}
        now={now}
        zone={zone}
        onPick={(times, roomId) => onChange({ ...timesOf(times, zone), roomIds: [roomId] })}
      />
    </>
  );
}
