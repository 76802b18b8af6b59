import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import { ApiError } from '@/lib/client/failures/api-error';
import type { ConflictData } from '@/lib/contract/booking';
import type { Room } from '@/lib/contract/room';
import { overlaps, type Window } from '@/lib/domain/booking/booking-window';

export type Conflict = ConflictData['conflicts'][number];

const isConflict = (value: unknown): value is Conflict =>
  typeof value === 'object' &&
  value !== null &&
  'roomId' in value &&
  typeof value.roomId === 'string' &&
  'beginTime' in value &&
  typeof value.beginTime === 'number' &&
  'endTime' in value &&
  typeof value.endTime === 'number';

/** The clashes that a refused booking names (BOOK-04); a foreign service may send less, then there are none. */
export function conflictsOf(error: unknown): Conflict[] {
  if (!(error instanceof ApiError)) return [];
  const { data } = error;
  const conflicts =
    typeof data === 'object' && data !== null && 'conflicts' in data ? data.conflicts : undefined;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}

/** The same by the bookings that the form has loaded, which are read anew whenever they change (R32). */
export const clashesWith = (window: Window, rooms: readonly Room[], ordersOf: OrdersOf): Conflict[] =>
  rooms.flatMap((room) =>
    (ordersOf(room) ?? [])
      .filter((order) => overlaps(order, window))
      .map(({ roomId, beginTime, endTime, meetingNo, organizerName }) => ({
        roomId,
        roomName: room.name,
        beginTime,
        endTime,
        meetingNo,
        organizerName,
      })),
  );

/** Both, without what they both name. */
export const mergedConflicts = (refused: readonly Conflict[], seen: readonly Conflict[]): Conflict[] => [
  ...refused,
  ...seen.filter(
    (one) => !refused.some(({ roomId, beginTime }) => roomId === one.roomId && beginTime === one.beginTime),
  ),
];
