import type { GridRow } from '@/components/room/grid/rows/grid-row';
import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import type { Room } from '@/lib/contract/room';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { shutRoom } from '@/lib/domain/booking/room-rules';
import type { Day } from '@/lib/time/day';

type Options = {
  rooms: readonly Room[];
  /** The rooms that stand first, in their order. */
  firstIds: readonly string[];
  ordersOf: OrdersOf;
  day: Day;
};

/** The rooms one could have, as rows of the grid: those that were chosen first, the others in the company's order. */
export function roomRows({ rooms, firstIds, ordersOf, day }: Options): GridRow[] {
  const first = firstIds.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const others = rooms.filter((room) => !firstIds.includes(room.id) && !shutRoom(roomFacts(room)));
  return [...first, ...others].map((room) => ({ key: room.id, room, day, orders: ordersOf(room) }));
}
