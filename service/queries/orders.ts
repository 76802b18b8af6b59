import { type Kysely, sql } from 'kysely';
import type { RoomOrder } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';
import { inviteStates } from '@/lib/domain/invite-state';
import type { OrderOfRoom } from '@/lib/domain/order-columns';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../db/database';
import { fixedStatement } from '../db/fixed-statement';
import { instant } from '../db/instant';
import { unseen } from '../db/unseen';
import type { Scope } from '../http/authenticate';
import { presentOrder, presentOrderOfRoom } from '../presenters/order';
import { epochMs, jsonColumn } from './sql';
import { selectStandingOrders } from './standing-orders';

/** No booking is longer: the lower bound that lets one b-tree range find all that overlap a window. */
export const greatestOrderMs = msPerDay;

/** Whose bookings or meetings of a window a statement reads, with nothing before `after` long enough to reach into it. */
export type OwnWindow = Pick<Scope, 'companyId' | 'staffId'> & { after: Date; from: Date; to: Date };

export const ownWindow = ({ companyId, staffId }: Scope, { beginTime, endTime }: Window): OwnWindow => ({
  ...{ companyId, staffId },
  after: new Date(beginTime - greatestOrderMs),
  from: new Date(beginTime),
  to: new Date(endTime),
});

/**
 * The caller's place in the meetings of the window. Read on its own, because a person has few of them: joined with each booking's
 * meeting, PostgreSQL would look at each of them for every booking of the day.
 */
const selectMine = ({ companyId, staffId, after, to }: OwnWindow) => sql<{
  meeting_id: string;
  relation: 'organizer' | 'attendee';
}>`(
  with mine as materialized (
    select meeting_id, relation from meeting_member
    where company_id = ${companyId} and staff_id = ${staffId} and state <> ${sql.lit(inviteStates.withdrawn)}
      and begins_at > ${instant(after)} and begins_at < ${instant(to)}
  ) select meeting_id, relation from mine)`;

/** Bookings that overlap the window, with what the caller may see of their meetings. */
const selectOrders = (db: Kysely<Database>, asked: OwnWindow) =>
  selectStandingOrders(db, asked)
    .leftJoin(selectMine(asked).as('mine'), (join) =>
      join.onRef('mine.meeting_id', '=', 'room_order.meeting_id'),
    )
    .where('room_order.begins_at', '>', instant(asked.after))
    .where('room_order.begins_at', '<', instant(asked.to))
    .where('room_order.ends_at', '>', instant(asked.from))
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
type RoomsAsked = OwnWindow & { roomIds: string[] };

/** Bookings of rooms that overlap a window (ROOM-02). Rooms of other companies have none here. */
const readRoomOrders = fixedStatement((db, asked: RoomsAsked) =>
  selectOrders(db, asked)
    .where('room_order.room_id', '=', sql<string>`any(${asked.roomIds}::uuid[])`)
    .compile(),
);

export async function getRoomOrders(
  db: Kysely<Database>,
  scope: Scope,
  { roomIdList: roomIds, ...window }: RoomsWindow,
): Promise<RoomOrder[]> {
  const rows = await readRoomOrders(db, { ...ownWindow(scope, window), roomIds });
  return rows.map(presentOrder);
}

/**
 * Places count from 1. Joined, because looking through 300 ids for each booking is slow, and unseen, so that the rooms of the list are
 * read one by one, not all of the company's.
 */
const placesOf = (roomIds: string[]) =>
  sql<{ id: string; place: number }>`unnest(${unseen.ids(roomIds)}) with ordinality`.as<'asked'>(
    sql`asked (id, place)`,
  );

const readColumns = fixedStatement((db, asked: RoomsAsked) =>
  db
    .selectFrom(
      selectOrders(db, asked)
        .innerJoin(placesOf(asked.roomIds), 'asked.id', 'room_order.room_id')
        .select('asked.place')
        .as('room_order'),
    )
    .select(({ ref }) => [
      jsonColumn(ref('place')).as('place'),
      jsonColumn(epochMs(ref('begins_at'))).as('begins_at'),
      jsonColumn(epochMs(ref('ends_at'))).as('ends_at'),
      jsonColumn(ref('state')).as('state'),
      jsonColumn(ref('meeting_no')).as('meeting_no'),
      jsonColumn(ref('subject')).as('subject'),
      jsonColumn(ref('scope')).as('scope'),
      jsonColumn(ref('relation')).as('relation'),
      jsonColumn(ref('organizer_name')).as('organizer_name'),
    ])
    .compile(),
);

/**
 * The same room by room, as they were asked for, without what each booking is called, for the grid: half the time goes into reading
 * rows, so they come as columns. A room that was asked for twice comes once.
 */
export async function getOrdersOfRooms(
  db: Kysely<Database>,
  scope: Scope,
  { roomIdList, ...window }: RoomsWindow,
): Promise<OrderOfRoom[][]> {
  const roomIds = [...new Set(roomIdList)];
  const rooms = roomIds.map((): OrderOfRoom[] => []);
  for (const columns of await readColumns(db, { ...ownWindow(scope, window), roomIds }))
    for (const [index, place] of columns.place.entries())
      rooms[place - 1]?.push(presentOrderOfRoom(rowAt(columns, index)));
  return rooms;
}

type Columns = Awaited<ReturnType<typeof readColumns>>[number];

/** Each column has as many values as there are bookings. Written out, because names that only turn up while running are slow. */
const rowAt = (columns: Columns, index: number) =>
  ({
    begins_at: columns.begins_at[index],
    ends_at: columns.ends_at[index],
    state: columns.state[index],
    meeting_no: columns.meeting_no[index],
    subject: columns.subject[index],
    scope: columns.scope[index],
    relation: columns.relation[index],
    organizer_name: columns.organizer_name[index],
  }) as Omit<OrderRow, 'id' | 'room_id'>;

const readMyOrders = fixedStatement((db, asked: OwnWindow) =>
  selectOrders(db, asked).where('mine.relation', '=', 'organizer').compile(),
);

/** The caller's own bookings that overlap a window. */
export async function getMyOrders(db: Kysely<Database>, scope: Scope, window: Window): Promise<RoomOrder[]> {
  const rows = await readMyOrders(db, ownWindow(scope, window));
  return rows.map(presentOrder);
}
