import { type Kysely, sql } from 'kysely';
import type { RoomOrder } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../db/database';
import { instant } from '../db/instant';
import type { Scope } from '../http/authenticate';
import { presentOrder } from '../presenters/order';
import { selectStandingOrders } from './standing-orders';

/** No booking is longer: the lower bound that lets one b-tree range find all that overlap a window. */
export const greatestOrderMs = msPerDay;

/** Bookings that overlap the window, with what the caller may see of their meetings. */
const selectOrders = (db: Kysely<Database>, scope: Scope, { beginTime, endTime }: Window) =>
  selectStandingOrders(db, scope)
    .where('room_order.begins_at', '>', instant(beginTime - greatestOrderMs))
    .where('room_order.begins_at', '<', instant(endTime))
    .where('room_order.ends_at', '>', instant(beginTime))
    .select([
      'room_order.id',
      'room_order.room_id',
      'room_order.begins_at',
      'room_order.ends_at',
      'room_order.state',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.scope',
      'mine.relation',
      'organizer.real_name as organizer_name',
    ])
    .orderBy('room_order.room_id')
    .orderBy('room_order.begins_at');

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** Bookings of rooms that overlap a window (ROOM-02). Rooms of other companies have none here. */
export async function getRoomOrders(
  db: Kysely<Database>,
  scope: Scope,
  { roomIdList, ...window }: Window & { roomIdList: string[] },
): Promise<RoomOrder[]> {
  const rows = await selectOrders(db, scope, window)
    .where('room_order.room_id', '=', sql<string>`any(${roomIdList}::uuid[])`)
    .execute();
  return rows.map(presentOrder);
}

/** The caller's own bookings that overlap a window. */
export async function getMyOrders(db: Kysely<Database>, scope: Scope, window: Window): Promise<RoomOrder[]> {
  const rows = await selectOrders(db, scope, window)
    .where('mine.relation', '=', 'organizer')
    .where('mine.begins_at', '>', instant(window.beginTime - greatestOrderMs))
    .where('mine.begins_at', '<', instant(window.endTime))
    .execute();
  return rows.map(presentOrder);
}
