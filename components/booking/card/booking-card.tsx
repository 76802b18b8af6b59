'use client';

import type { Window } from '@/lib/domain/booking/booking-window';
import type { BookingDraft } from '@/lib/query/booking-keys';
import type { Outcome } from '@/lib/text/outcome';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { BookingCardForm } from './booking-card-form';
import type { Clash } from './card-clash';
import { CardSurface } from './card-surface';
import type { CardForm } from './use-card-form';
import type { PickedSlot } from './picked-slot';

export type CardProps = {
  slot: PickedSlot;
  /** The free stretch that the time can be changed within; nothing once it is taken. */
  free: Window | undefined;
  form: CardForm;
  onWindow: (window: Window) => void;
  /** Who holds the time, and when the room is free instead. */
  clash: (Clash & { repair: Window | undefined }) | undefined;
  send: (draft: BookingDraft) => void;
  isPending: boolean;
  outcome: Outcome | undefined;
  onClose: () => void;
};

/** The short way to a booking: room and time are picked, only the subject is asked for. */
export function BookingCard({ anchor, ...card }: CardProps & { anchor: HTMLElement | null }) {
  const { form, isPending, onClose } = card;
  const isTyped = form.values.subject !== '' || form.values.reason !== '';
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
