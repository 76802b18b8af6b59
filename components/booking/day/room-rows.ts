import type { GridRow } from '@/components/room/grid/grid-row';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { roomFacts } from '@/lib/domain/room-facts';
import { shutRoom } from '@/lib/domain/rules/room-rules';
import type { Day } from '@/lib/time/day';

type Options = {
  rooms: readonly Room[];
  /** The rooms that stand first, in their order. */
  firstIds: readonly string[];
  /** Left out as long as nobody knows them. */
  orders: readonly RoomOrder[] | undefined;
  day: Day;
};

/** The rooms one could have, as rows of the grid: those that were chosen first, the others in the company's order. */
export function roomRows({ rooms, firstIds, orders, day }: Options): GridRow[] {
  const first = firstIds.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const others = rooms.filter((room) => !firstIds.includes(room.id) && !shutRoom(roomFacts(room)));
  return [...first, ...others].map((room) => ({
    key: room.id,
    room,
    day,
    orders: orders?.filter(({ roomId }) => roomId === room.id),
  }));
}
