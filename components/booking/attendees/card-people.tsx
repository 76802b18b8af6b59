'use client';

import { PeopleField } from '@/components/people/field/people-field';
import type { Selection } from '@/components/people/picker/selection';
import { expectedStaff } from '@/lib/client/browser-api';
import type { Window } from '@/lib/domain/booking/booking-window';
import { attendeesText } from '@/lib/text/zh-cn/attendees';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { dayOf } from '@/lib/time/day';
import { maxMembers } from '../form/booking-values';
import styles from './attendees.module.css';
import { BusyNotes } from './busy-notes';
import { useBusyPeople } from './use-busy-people';

type Props = { people: Selection; window: Window; zone: string; onChange: (people: Selection) => void };

/** The people to invite from the card (BOOK-10), and who of them, or oneself, has another meeting then (BOOK-11). */
export function CardPeople({ people, window, zone, onChange }: Props) {
  // The card opens by a gesture, when the page's own staff id is set.
  const staffId = expectedStaff() ?? '';
  const ids = [staffId, ...people.map((person) => person.staffId)].filter(Boolean);
  const busyPeople = useBusyPeople(ids, { day: dayOf(window.beginTime, zone), zone });
  const nameOf = (id: string) =>
    people.find((person) => person.staffId === id)?.realName ?? attendeesText.self;
  return (
    <div className={styles.inCard}>
      <PeopleField
        label={bookingText.fields.members}
        dialogTitle={meetingText.addAttendees}
        selection={people}
        staffId={staffId}
        fixed={[]}
        limit={maxMembers}
        onChange={onChange}
      />
      <BusyNotes busyPeople={busyPeople} nameOf={nameOf} window={window} zone={zone} />
    </div>
  );
}
