import type { OrdersWindow } from '@/lib/query/room-keys';
import { endOfDay, startOfDay, type Day } from '@/lib/time/day';

type Rooms = { list: readonly { id: string }[] };

/** The bookings of one page of rooms on one day; server and screen must ask for the same. */
export const ordersWindowOf = ({ list }: Rooms, { day, zone }: { day: Day; zone: string }): OrdersWindow => ({
  roomIds: list.map((room) => room.id),
  beginTime: startOfDay(day, zone),
  endTime: endOfDay(day, zone),
});
