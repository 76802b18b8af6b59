import type { BookingDraft } from '@/lib/domain/booking/booking-rule';
import type { RequestedThing } from '../approval/commands/request-approval';

/** The things that a booking has to request: its rooms that need approval, and its meeting services. */
export const requestedThings = ({ rooms, services = [] }: BookingDraft): RequestedThing[] => [
  ...rooms.flatMap(({ roomId, approval: { required, auditorIds } }) =>
    required ? [{ roomId, auditorIds }] : [],
  ),
  ...services,
];

export const serviceIdsOf = ({ services = [] }: BookingDraft): string[] =>
  services.map(({ serviceId }) => serviceId);
