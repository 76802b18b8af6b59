import { type Kysely, sql } from 'kysely';
import type { RoomOrder } from '@/lib/contract/room';
import { inviteStates } from '@/lib/domain/invite-state';
import type { Database } from '../db/database';
import { instant } from '../db/instant';
import type { Scope } from '../http/authenticate';
import { presentOrder } from '../presenters/order';

/** No booking is longer: the lower bound that lets one b-tree range find all that overlap a window. */
export const greatestOrderMs = 24 * 60 * 60 * 1000;

export type Window = { beginTime: number; endTime: number };

/** Bookings that overlap the window, with what the caller may see of their meetings. */
const selectOrders = (db: Kysely<Database>, scope: Scope, { beginTime, endTime }: Window) =>
  db
    .selectFrom('room_order')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'room_order.company_id')
        .onRef('meeting.id', '=', 'room_order.meeting_id'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'meeting.company_id').onRef('staff.id', '=', 'meeting.creator_id'),
    )
    .leftJoin('meeting_member', (join) =>
      join
        .onRef('meeting_member.company_id', '=', 'meeting.company_id')
        .onRef('meeting_member.meeting_id', '=', 'meeting.id')
        .on('meeting_member.staff_id', '=', scope.staffId)
        .on('meeting_member.state', '!=', inviteStates.withdrawn),
    )
    .where('room_order.company_id', '=', scope.companyId)
    .where('room_order.state', 'in', ['held', 'confirmed'])
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
      'meeting_member.relation',
      'staff.real_name as organizer_name',
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
    .where('meeting_member.relation', '=', 'organizer')
    .where('meeting_member.begins_at', '>', instant(window.beginTime - greatestOrderMs))
    .where('meeting_member.begins_at', '<', instant(window.endTime))
    .execute();
  return rows.map(presentOrder);
}
