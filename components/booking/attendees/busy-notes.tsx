'use client';

import type { BusyPerson } from '@/lib/contract/schedule';
import { overlaps, type Window } from '@/lib/domain/booking/booking-window';
import { attendeesText } from '@/lib/text/zh-cn/attendees';
import { formatRange } from '@/lib/time/format';
import styles from './attendees.module.css';

type Props = {
  busyPeople: readonly BusyPerson[];
  nameOf: (staffId: string) => string;
  window: Window;
  zone: string;
  /** The person whose meeting is said elsewhere. */
  exceptId?: string;
};

/** The people who have another meeting at the form's time; said before sending, and no obstacle to it (BOOK-11). */
export function BusyNotes({ busyPeople, nameOf, window, zone, exceptId }: Props) {
  const clashes = busyPeople.flatMap(({ staffId, busy }) => {
    const meeting = busy.find((each) => overlaps(each, window));
    return meeting ? [{ staffId, meeting }] : [];
  });
  return (
    <div className={styles.notes} role="status">
      {busyPeople.length > 0 && clashes.length === 0 ? (
        <p>{attendeesText.allFree(busyPeople.length)}</p>
      ) : null}
      {clashes
        .filter(({ staffId }) => staffId !== exceptId)
        .map(({ staffId, meeting }) => (
          <p key={staffId} data-busy>
            {attendeesText.busy(nameOf(staffId), formatRange(meeting, zone), meeting.subject)}
          </p>
        ))}
    </div>
  );
}
