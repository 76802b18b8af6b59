import { type Kysely, sql } from 'kysely';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Caller } from '../../kernel/caller';
import {
  type WindowParameters,
  windowParameters,
  type OrderRow,
  type OwnWindow,
  ownWindow,
  type RoomsWindow,
  selectBookings,
  selectMine,
} from './orders';
import { epochMs, jsonColumn } from '../../db/sql/json';

/**
 * Places count from 1. Joined, because looking through 300 ids for each booking is slow, and as a hidden parameter, so that the
 * rooms of the list are read one by one, not all of the company's.
 */
const placesOf = (roomIds: string[]) =>
  sql<{ id: string; place: number }>`unnest(${planParameter.ids(roomIds)}) with ordinality`.as<'requested'>(
    sql`requested (id, place)`,
  );

const readColumns = fixedStatement((db, window: WindowParameters & { roomIds: string[] }) =>
  db
    .selectFrom(
      selectBookings(db, window)
        .innerJoin(placesOf(window.roomIds), 'requested.id', 'room_order.room_id')
        .select(['requested.place', 'room_order.meeting_id'])
        .as('room_order'),
    )
    .select(({ ref }) => [
      jsonColumn(ref('place')).as('place'),
      jsonColumn(ref('meeting_id')).as('meeting_id'),
      jsonColumn(epochMs(ref('begins_at'))).as('begins_at'),
      jsonColumn(epochMs(ref('ends_at'))).as('ends_at'),
      jsonColumn(ref('state')).as('state'),
      jsonColumn(ref('meeting_no')).as('meeting_no'),
      jsonColumn(ref('subject')).as('subject'),
      jsonColumn(ref('scope')).as('scope'),
      jsonColumn(ref('organizer_name')).as('organizer_name'),
      jsonColumn(ref('is_ending')).as('is_ending'),
    ])
    .compile(),
);

/** A booking as all callers of the company share it, without the caller's relation, which is read by {@link getOwnRelations}. */
export type BookingOfRoom = Omit<OrderRow, 'id' | 'room_id' | 'relation'> & { meeting_id: string };

/**
 * Bookings that overlap a window, room by room in the requested order, without ids, for the grid: half the time goes
 * into reading rows, so they come as columns. A room that is requested twice comes once.
 */
export async function getBookingsOfRooms(
  db: Kysely<Database>,
  companyId: string,
  { roomIdList, ...window }: RoomsWindow,
): Promise<BookingOfRoom[][]> {
  const roomIds = [...new Set(roomIdList)];
  const rooms = roomIds.map((): BookingOfRoom[] => []);
  for (const columns of await readColumns(db, { ...windowParameters(companyId, window), roomIds }))
    for (const [index, place] of columns.place.entries()) rooms[place - 1]?.push(rowAt(columns, index));
  return rooms;
}

type Columns = Awaited<ReturnType<typeof readColumns>>[number];

/** Each column has as many values as there are bookings. Written out, because names that only turn up while running are slow. */
const rowAt = (columns: Columns, index: number) =>
  ({
    meeting_id: columns.meeting_id[index],
    begins_at: columns.begins_at[index],
    ends_at: columns.ends_at[index],
    state: columns.state[index],
    meeting_no: columns.meeting_no[index],
    subject: columns.subject[index],
    scope: columns.scope[index],
    organizer_name: columns.organizer_name[index],
    is_ending: columns.is_ending[index],
  }) as BookingOfRoom;

const readMine = fixedStatement((db, window: OwnWindow) =>
  db.selectFrom(selectMine(window).as('mine')).select(['mine.meeting_id', 'mine.relation']).compile(),
);

/** The caller's relation to the meetings of a window, by meeting. */
export async function getOwnRelations(
  db: Kysely<Database>,
  caller: Caller,
  window: Window,
): Promise<Readonly<Partial<Record<string, 'organizer' | 'attendee'>>>> {
  const rows = await readMine(db, ownWindow(caller, window));
  return Object.fromEntries(rows.map((row) => [row.meeting_id, row.relation]));
}
