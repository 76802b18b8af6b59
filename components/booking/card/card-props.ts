import type { ReactNode } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { BookingDraft } from '@/lib/query/booking-keys';
import type { Outcome } from '@/lib/text/outcome';
import type { OrderTemplate } from '../form/initial-values';
import type { Clash } from './card-clash';
import type { PickedSlot } from './picked-slot';
import type { CardRepair } from './repairs/use-card-repairs';
import type { CardForm } from './use-card-form';

export type CardProps = {
  slot: PickedSlot;
  /** The free stretch that the time can be changed within; nothing once it is taken. */
  free: Window | undefined;
  form: CardForm;
  /** Other rooms to pick instead, where only the time was picked. */
  rooms?: ReactNode;
  onWindow: (window: Window) => void;
  /** The meeting that holds the time, and when the room is free instead. */
  clash: (Clash & { repair: Window | undefined }) | undefined;
  /** Bookings that the service has tried in place of the refused one. */
  repairs: readonly CardRepair[];
  /** The company's presets for what the card does not ask for (BOOK-12). */
  template: OrderTemplate;
  send: (draft: BookingDraft) => void;
  isPending: boolean;
  outcome: Outcome | undefined;
  onClose: () => void;
};
