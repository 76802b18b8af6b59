import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';

/** A room and a time picked on the grid. */
export type PickedSlot = { room: Room; window: Window; zone: string };
