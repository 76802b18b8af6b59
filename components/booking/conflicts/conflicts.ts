import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import { ApiError } from '@/lib/client/failures/api-error';
import type { ConflictData } from '@/lib/contract/booking';
import type { Room } from '@/lib/contract/room';
import { overlaps, type Window } from '@/lib/domain/booking/booking-window';

export type Conflict = ConflictData['conflicts'][number];

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' &&
  value !== null &&
  'beginTime' in value &&
  typeof value.beginTime === 'number' &&
  'endTime' in value &&
  typeof value.endTime === 'number';

const isConflict = (value: unknown): value is Conflict =>
  isWindow(value) && 'roomId' in value && typeof value.roomId === 'string';

/** A value in the `data` of a failure, which a foreign service may leave out. */
function dataOf(error: unknown, name: string): unknown {
  if (!(error instanceof ApiError)) return undefined;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

/** The clashes that a refused booking names (BOOK-04). */
export function conflictsOf(error: unknown): Conflict[] {
  const conflicts = dataOf(error, 'conflicts');
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}

/** The nearest free time that comes with the clashes of a request without a form. */
export function suggestionOf(error: unknown): Window | undefined {
  const suggestion = dataOf(error, 'suggestion');
  return isWindow(suggestion) ? { beginTime: suggestion.beginTime, endTime: suggestion.endTime } : undefined;
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
