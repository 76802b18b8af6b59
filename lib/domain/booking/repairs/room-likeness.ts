import type { BookingDraft } from '../booking-rule';
import type { RoomFacts } from '../../room/room-facts';
import type { Window } from '../booking-window';

/** A room that a repair may take, with the bookings that take it and the meeting services that it offers. */
export type RepairRoom = RoomFacts & {
  capacity: number;
  areaId: string;
  taken: readonly Window[];
  serviceIds: readonly string[];
};

/**
 * Orders rooms by how well they stand in for one: seats for everybody, no new approval, the same area, then the nearest capacity, the
 * larger one first.
 *
 * @example
 * others.sort(byLikeness(room, draft))[0] //=> the room next door
 */
export const byLikeness =
  (room: RepairRoom, { memberStaffIds }: Pick<BookingDraft, 'memberStaffIds'>) =>
  (one: RepairRoom, other: RepairRoom): number => {
    const difference = (rank: (each: RepairRoom) => number | boolean) =>
      Number(rank(one)) - Number(rank(other));
    return (
      difference(({ capacity }) => capacity < memberStaffIds.length) ||
      difference(({ approval }) => approval.required && !room.approval.required) ||
      difference(({ areaId }) => areaId !== room.areaId) ||
      difference(({ capacity }) => capacity < room.capacity) ||
      difference(({ capacity }) => Math.abs(capacity - room.capacity))
    );
  };
