import { type Kysely, sql } from 'kysely';
import type { RoomOrder } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';
import type { DayOrder } from '@/lib/domain/day-order';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../db/database';
import { instant } from '../db/instant';
import type { Scope } from '../http/authenticate';
import { presentDayOrder, presentOrder } from '../presenters/order';
import { epochMs, jsonColumn } from './sql';
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

type RoomsWindow = Window & { roomIdList: string[] };

/** Bookings of rooms that overlap a window (ROOM-02). Rooms of other companies have none here. */
const selectRoomOrders = (db: Kysely<Database>, scope: Scope, { roomIdList, ...window }: RoomsWindow) =>
  selectOrders(db, scope, window).where('room_order.room_id', '=', sql<string>`any(${roomIdList}::uuid[])`);

export async function getRoomOrders(
  db: Kysely<Database>,
  scope: Scope,
  asked: RoomsWindow,
): Promise<RoomOrder[]> {
  const rows = await selectRoomOrders(db, scope, asked).execute();
  return rows.map(presentOrder);
}

/** The same without what each booking is called, for the grid: half the time goes into reading rows, so they come as columns. */
export async function getDayOrders(
  db: Kysely<Database>,
  scope: Scope,
  asked: RoomsWindow,
): Promise<DayOrder[]> {
  const columns = await db
    .selectFrom(selectRoomOrders(db, scope, asked).as('room_order'))
    .select(({ ref }) => [
      jsonColumn(ref('room_id')).as('room_id'),
      jsonColumn(epochMs(ref('begins_at'))).as('begins_at'),
      jsonColumn(epochMs(ref('ends_at'))).as('ends_at'),
      jsonColumn(ref('state')).as('state'),
      jsonColumn(ref('meeting_no')).as('meeting_no'),
      jsonColumn(ref('subject')).as('subject'),
      jsonColumn(ref('scope')).as('scope'),
      jsonColumn(ref('relation')).as('relation'),
      jsonColumn(ref('organizer_name')).as('organizer_name'),
    ])
    .executeTakeFirstOrThrow();
  return rowsOf(columns).map(presentDayOrder);
}

type Columns<Row> = { [Name in keyof Row]: Row[Name][] | null };

function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const named = Object.entries(columns) as [string, unknown[] | null][];
  const [, first] = named[0] ?? [];
  return (first ?? []).map((_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of named) row[name] = values?.[index];
    return row as Row;
  });
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
