'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useGoBack } from '@/components/ui/page/use-go-back';
import { useToast } from '@/components/ui/toast/toast';
import { bookingText } from '@/lib/text/zh-cn/booking';
import type { Organizer } from '../attendees/use-members';
import { useSendBooking } from '../sending/use-send-booking';
import type { BookingValues } from './booking-values';
import { MeetingForm } from './meeting-form';
import { forgetStoredOrder, storeOrder } from './stored-order';
import { useMeetingForm } from './use-meeting-form';

type Props = {
  initial: BookingValues;
  /** The query that led to the form. */
  link: string;
  organizer: Organizer;
  zone: string;
};

/** A new meeting in the making; what is typed is stored until it is sent or given up. */
export function BookingForm({ initial, link, organizer, zone }: Props) {
  const { staffId } = organizer;
  const router = useRouter();
  const goBack = useGoBack();
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const { send, ...sending } = useSendBooking({
    onBooked: (meeting) => {
      forgetStoredOrder(staffId);
      showToast(meeting.status === 'AUDITING' ? bookingText.requested : bookingText.booked);
      // Back leads to where one came from, not to a form that meets its own meeting as a conflict.
      router.replace(detailsHref(meeting.meetingNo));
    },
  });
  const form = useMeetingForm({ initial, zone, sending });
  const { values } = form;
  const { isTouched } = form.form;

  useEffect(() => {
    if (isTouched) storeOrder(values, { staffId, zone, link });
  }, [values, isTouched, staffId, zone, link]);

  return (
    <MeetingForm
      form={form}
      organizer={organizer}
      zone={zone}
      label={bookingText.title}
      submit={bookingText.submit}
      onSubmit={send}
      onGiveUp={() => {
        forgetStoredOrder(staffId);
        goBack();
      }}
    />
  );
}
