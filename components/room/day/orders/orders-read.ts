import type { QueryClient } from '@tanstack/react-query';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { ordersIn, type OrdersAnswer } from '@/lib/query/room';
import { roomKeys, type OrdersWindow } from '@/lib/query/room-keys';

/**
 * The bookings of a window from readings of the same rooms in other groups: rooms that only change places keep theirs.
 * Undefined where a room is in none of them.
 */
export function ordersRead(queryClient: QueryClient, window: OrdersWindow): DayOrder[] | undefined {
  const byRoom = new Map<string, DayOrder[]>();
  for (const [key, answer] of queryClient.getQueriesData<OrdersAnswer>({ queryKey: roomKeys.orders() })) {
    const other = key.at(-1) as OrdersWindow;
    if (!answer || other.beginTime !== window.beginTime || other.endTime !== window.endTime) continue;
    for (const id of other.roomIds) byRoom.set(id, []);
    for (const order of ordersIn(answer, other)) byRoom.get(order.roomId)?.push(order);
  }
  const lists = window.roomIds.map((id) => byRoom.get(id));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
