'use client';

import { bookingText } from '@/lib/text/zh-cn/booking';
import { BookingCardForm } from './booking-card-form';
import type { CardProps } from './card-props';
import { CardSurface } from './card-surface';

/** The short way to a booking: room and time are picked, only the subject is asked for. */
export function BookingCard({ anchor, ...card }: CardProps & { anchor: HTMLElement | null }) {
  const { form, isPending, onClose } = card;
  const isTyped = form.values.subject !== '' || form.values.reason !== '' || form.people.length > 0;
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <CardSurface
      anchor={anchor}
      label={bookingText.title}
      onClose={close}
      onClickAway={isTyped ? undefined : close}
    >
      <BookingCardForm {...card} onClose={close} />
    </CardSurface>
  );
}
