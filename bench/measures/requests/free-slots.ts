import type { Room } from '@/lib/contract/room';
import { msPerMinute } from '@/lib/time/instant';
import { msPerDay } from '@/lib/time/day';
import type { LoadedDatabase } from '../../stage';

export type Slot = { roomId: string; beginTime: number; endTime: number };

export const bookableRoomsPath = '/api-meeting/api/user/rooms/actions/book-by-page';

const slotMs = 15 * msPerMinute;
/** A person may not have a room back to back. */
const strideMs = 2 * slotMs;
const daysAhead = 1_000;

/** Slots that nobody holds, another one each time: in rooms that need no approval, years after everything in the load. */
export function freeSlots(bookable: readonly Room[], { load }: LoadedDatabase): () => Slot {
  const rooms = bookable.filter((room) => !room.audit.required);
  const opensAt = Math.max(...rooms.map((room) => room.openFromMinute)) * msPerMinute;
  const shutsAt = Math.min(...rooms.map((room) => room.openToMinute)) * msPerMinute;
  const slotsOfDay = Math.floor((shutsAt - opensAt) / strideMs);
  const busyDay = load.day.beginTime;
  // The service alone has the machine's clock, whatever day the load tells of.
  const daysSince = Math.ceil(Math.max(Date.now() - busyDay, 0) / msPerDay);
  const firstDay = busyDay + (daysSince + daysAhead) * msPerDay;

  let taken = 0;
  return () => {
    const room = rooms[taken % rooms.length];
    if (!room) throw new Error('The load has no room that can be booked without approval');
    const row = Math.floor(taken / rooms.length);
    const day = firstDay + Math.floor(row / slotsOfDay) * msPerDay;
    const beginTime = day + opensAt + (row % slotsOfDay) * strideMs;
    taken += 1;
    return { roomId: room.id, beginTime, endTime: beginTime + slotMs };
  };
}
