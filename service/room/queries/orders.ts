import { type Kysely, sql } from 'kysely';
import type { Window } from '@/lib/domain/booking/booking-window';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { isEndPending, selectStandingOrders } from './standing-orders';

/** No booking is longer: the lower bound that lets one b-tree range find all that overlap a window. */
export const greatestOrderMs = msPerDay;

/** The parameters of a reading of a company's window; nothing that begins before `after` is long enough to reach into it. */
export type WindowParameters = { companyId: string; after: Date; from: Date; to: Date };
/** A window with the person whose bookings or relations are read. */
export type OwnWindow = WindowParameters & Pick<Caller, 'staffId'>;

export const windowParameters = (companyId: string, { beginTime, endTime }: Window): WindowParameters => ({
  companyId,
  after: new Date(beginTime - greatestOrderMs),
  from: new Date(beginTime),
  to: new Date(endTime),
});

export const ownWindow = ({ companyId, staffId }: Caller, window: Window): OwnWindow => ({
  ...windowParameters(companyId, window),
  staffId,
});

/**
 * The caller's place in the meetings of the window. Read on its own, because a person has few of them: joined with each booking's
 * meeting, PostgreSQL would look at each of them for every booking of the day.
 */
export const selectMine = ({ companyId, staffId, after, to }: OwnWindow) => sql<{
  meeting_id: string;
  relation: 'organizer' | 'attendee';
}>`(
  with mine as materialized (
    select meeting_id, relation from meeting_member
    where company_id = ${companyId} and staff_id = ${staffId} and state <> ${sql.lit(inviteStates.withdrawn)}
      and begins_at > ${instant(after)} and begins_at < ${instant(to)}
  ) select meeting_id, relation from mine)`;

/** Bookings that overlap the window, with their meetings, independent of the caller. */
export const selectBookings = (db: Kysely<Database>, window: WindowParameters) =>
  selectStandingOrders(db, window)
    .where('room_order.begins_at', '>', instant(window.after))
    .where('room_order.begins_at', '<', instant(window.to))
    .where('room_order.ends_at', '>', instant(window.from))
    .select([
      'room_order.id',
      'room_order.room_id',
      'room_order.begins_at',
      'room_order.ends_at',
      'room_order.state',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.scope',
      'organizer.real_name as organizer_name',
      isEndPending.as('is_ending'),
    ])
    .orderBy('room_order.room_id')
    .orderBy('room_order.begins_at');

/** The same with what the caller has to do with each. */
const selectOrders = (db: Kysely<Database>, window: OwnWindow) =>
  selectBookings(db, window)
    .leftJoin(selectMine(window).as('mine'), (join) =>
      join.onRef('mine.meeting_id', '=', 'room_order.meeting_id'),
    )
    .select('mine.relation');

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** Rooms and a window of time. */
export type RoomsWindow = Window & { roomIdList: string[] };
type RoomsWindowParameters = OwnWindow & { roomIds: string[] };

/** Bookings of rooms that overlap a window (ROOM-02). Rooms of other companies have none here. */
const readRoomOrders = fixedStatement((db, window: RoomsWindowParameters) =>
  selectOrders(db, window)
    .where('room_order.room_id', '=', sql<string>`any(${window.roomIds}::uuid[])`)
    .compile(),
);

export const getRoomOrders = (
  db: Kysely<Database>,
  caller: Caller,
  { roomIdList: roomIds, ...window }: RoomsWindow,
): Promise<OrderRow[]> => readRoomOrders(db, { ...ownWindow(caller, window), roomIds });

const readMyOrders = fixedStatement((db, window: OwnWindow) =>
  selectOrders(db, window).where('mine.relation', '=', 'organizer').compile(),
);

/** The caller's own bookings that overlap a window. */
export const getMyOrders = (db: Kysely<Database>, caller: Caller, window: Window): Promise<OrderRow[]> =>
  readMyOrders(db, ownWindow(caller, window));
