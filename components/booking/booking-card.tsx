'use client';

import { useEffect, useState } from 'react';
import type { BookedMeeting } from '@/lib/contract/booking';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { BookedNotice } from './booked-notice';
import { BookingCardForm } from './booking-card-form';
import { CardSurface } from './card-surface';
import type { PickedSlot } from './picked-slot';
import { useSendBooking } from './use-send-booking';

type Props = PickedSlot & {
  anchor: HTMLElement | null;
  /** Someone else holds the time, or no longer does. */
  onClash: (clash: boolean) => void;
  onClose: () => void;
};

/** The short way to a booking: room and time are picked, only the subject is asked for. */
export function BookingCard({ anchor, onClash, onClose, ...picked }: Props) {
  const [booked, setBooked] = useState<BookedMeeting>();
  const sending = useSendBooking({ onBooked: setBooked });
  const clash = sending.outcome?.kind === 'conflicts';
  useEffect(() => onClash(clash), [clash, onClash]);

  return (
    <CardSurface anchor={anchor} label={bookingText.title} onClose={onClose}>
      {booked ? (
        <BookedNotice {...picked} meeting={booked} onClose={onClose} />
      ) : (
        <BookingCardForm {...picked} {...sending} />
      )}
    </CardSurface>
  );
}
