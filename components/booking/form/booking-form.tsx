'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { useToast } from '@/components/ui/toast/toast';
import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { filesText } from '@/lib/text/zh-cn/files';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { ApprovalFields } from '../approval/approval-fields';
import styles from './booking-form.module.css';
import { maxContentLength, maxSubjectLength, timesOf, withRoom, type BookingValues } from './booking-values';
import { useBusyPeople } from '../attendees/use-busy-people';
import { useMembers } from '../attendees/use-members';
import { AttendeesField } from '../attendees/attendees-field';
import { FormDaySlot } from '../day/form-day-slot';
import { FilesField } from '../files/files-field';
import { MeetingOptions } from './meeting-options';
import { RoomPicker } from '../rooms/room-picker';
import { forgetStoredOrder } from './stored-order';
import { TimeFields } from './time-fields';
import { useBookingForm } from './use-booking-form';

type Props = {
  initial: BookingValues;
  link: string;
  organizer: { staffId: string; realName: string };
  zone: string;
};

const noRooms: readonly Room[] = [];
/** Fields that hold text. */
const textNames = ['subject', 'reason', 'content'] as const;

/** Everything a meeting needs in one form; times and rooms say what is wrong with them before it is sent. */
export function BookingForm({ initial, link, organizer, zone }: Props) {
  const { staffId } = organizer;
  const router = useRouter();
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const form = useBookingForm({
    initial,
    link,
    staffId,
    zone,
    onBooked: (meeting) => {
      forgetStoredOrder(staffId);
      showToast(meeting.status === 'AUDITING' ? bookingText.requested : bookingText.booked);
      // Back leads to where one came from, not to a form that meets its own meeting as a conflict.
      router.replace(detailsHref(meeting.meetingNo));
    },
  });
  const { values, change, field, problems, dayOrders } = form;
  const element = useFormElement<BookingValues>({ form: form.form, names: textNames });
  // A room that is chosen on the grid keeps its row: only the list and a link move rows to the top.
  const [firstIds, setFirstIds] = useState(initial.roomIds);
  const choose = (roomIds: readonly string[]) => {
    change({ roomIds });
    setFirstIds(roomIds);
  };

  const [isUploading, setUploading] = useState(false);

  const members = useMembers(organizer, values.memberIds);
  const busyPeople = useBusyPeople(members.allIds, values.day, zone);
  const { roomIds } = values;
  const pick = useCallback(
    (room: Room, window: Window) => change({ ...timesOf(window, zone), roomIds: withRoom(roomIds, room.id) }),
    [change, roomIds, zone],
  );

  const submit = () => {
    if (isUploading) {
      showToast(filesText.stillUploading, 'error');
      return;
    }
    // The messages must stand before the first of their fields can be found.
    const isSent = flushSync(form.submit);
    if (!isSent) element.focusFirstInvalid();
  };
  const giveUp = () => {
    forgetStoredOrder(staffId);
    router.back();
  };

  return (
    <form {...element.props(submit)} className={styles.form} aria-label={bookingText.title}>
      <section className={styles.panel}>
        <Field
          {...field('subject')}
          label={bookingText.fields.subject}
          placeholder={bookingText.placeholders.subject}
          autoComplete="off"
          counted
          maxLength={maxSubjectLength}
        />
        <TimeFields values={values} now={form.now} zone={zone} problems={problems} onChange={change} />
        <AttendeesField
          organizer={organizer}
          members={members}
          window={form.window}
          busyPeople={busyPeople}
          now={form.now}
          zone={zone}
          onChange={change}
        />
      </section>
      <section className={`${styles.panel} ${styles.rooms}`}>
        <RoomPicker
          choices={form.choices}
          query={form.rooms}
          chosen={form.chosen}
          error={form.errorOf('roomIds')}
          conflicts={form.conflicts}
          repairs={form.repairs}
          zone={zone}
          onChange={choose}
          onRepair={change}
        />
        {dayOrders.error ? (
          <LoadFailed
            title={roomGridText.ordersFailed}
            error={dayOrders.error}
            onRetry={dayOrders.retry}
            isRetrying={dayOrders.isRetrying}
          />
        ) : null}
        <FormDaySlot
          rooms={form.rooms.data?.list ?? noRooms}
          ordersOf={dayOrders.ordersOf}
          isReading={!dayOrders.error || dayOrders.isRetrying}
          firstIds={firstIds}
          day={values.day}
          window={form.window}
          chosenIds={values.roomIds}
          conflicts={form.conflicts}
          busyPeople={busyPeople}
          nameOf={members.nameOf}
          now={form.now}
          zone={zone}
          onPick={pick}
        />
      </section>
      <ApprovalFields
        chosen={form.chosen}
        services={form.services.offered}
        query={form.services.query}
        serviceIds={values.serviceIds}
        reason={form.asksReason ? field('reason') : undefined}
        onServices={(serviceIds) => change({ serviceIds })}
      />
      <section className={styles.panel}>
        <MeetingOptions values={values} onChange={change} />
        <Field
          {...field('content')}
          label={bookingText.fields.content}
          rows={{ min: 3, max: 10 }}
          maxLength={maxContentLength}
        />
        <FilesField files={values.files} onChange={change} onBusy={setUploading} />
      </section>
      <div className={styles.actions}>
        {form.failure ? (
          <p className={styles.failure} role="alert">
            {form.failure}
          </p>
        ) : null}
        <Button variant="outlined" color="inherit" onClick={giveUp}>
          {bookingText.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={form.isPending} aria-busy={form.isPending}>
          {form.isPending ? bookingText.submitting : bookingText.submit}
        </Button>
      </div>
    </form>
  );
}
