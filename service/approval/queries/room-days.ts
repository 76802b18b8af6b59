import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { dayOf, endOfDay, startOfDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Caller } from '../../kernel/caller';
import { greatestOrderMs } from '../../room/queries/orders';
import { selectStandingOrders } from '../../room/queries/standing-orders';
import type { RecordRow, Viewer } from './select-records';

/** Days of rooms as parallel arrays; nothing that begins before `afters` is long enough to reach into its day. */
type Days = Viewer & { roomIds: string[]; afters: Date[]; froms: Date[]; tos: Date[] };

const readOrders = fixedStatement((db, { companyId, staffId, roomIds, afters, froms, tos }: Days) =>
  selectStandingOrders(db, { companyId })
    .innerJoin(
      sql<{ room_id: string; after: number; from: number; to: number }>`unnest(${planParameter.ids(roomIds)},
        ${afters}::timestamptz[], ${froms}::timestamptz[], ${tos}::timestamptz[])`.as<'wanted'>(
        sql`wanted (room_id, after, "from", "to")`,
      ),
      (join) =>
        join
          .onRef('room_order.room_id', '=', 'wanted.room_id')
          .onRef('room_order.begins_at', '>', 'wanted.after')
          .onRef('room_order.begins_at', '<', 'wanted.to')
          .onRef('room_order.ends_at', '>', 'wanted.from'),
    )
    .leftJoin('meeting_member as mine', (join) =>
      join
        .onRef('mine.company_id', '=', 'room_order.company_id')
        .onRef('mine.meeting_id', '=', 'room_order.meeting_id')
        .on('mine.staff_id', '=', staffId)
        .on('mine.state', '!=', inviteStates.withdrawn),
    )
    .select([
      'wanted.room_id',
      'wanted.from',
      'room_order.meeting_id',
      'room_order.begins_at',
      'room_order.ends_at',
      'room_order.state',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.scope',
      'mine.relation',
      'organizer.real_name as organizer_name',
    ])
    .orderBy('room_order.begins_at')
    .compile(),
);

export type RoomDayOrder = Awaited<ReturnType<typeof readOrders>>[number];

type Zoned = Pick<Caller, 'companyId' | 'staffId' | 'timeZone'>;

/**
 * The other bookings of the requested rooms on the days of these records, in one statement for all of them (APR-02).
 *
 * @returns the bookings around each record, by its id
 */
export async function getOrdersAround(
  db: Kysely<Database>,
  { companyId, staffId, timeZone }: Zoned,
  records: readonly RecordRow[],
): Promise<ReadonlyMap<string, RoomDayOrder[]>> {
  const wanted = records.flatMap(({ id, room_id: roomId, meeting_id: meetingId, begins_at: beginsAt }) => {
    const day = dayOf(beginsAt, timeZone);
    const [from, to] = [startOfDay(day, timeZone), endOfDay(day, timeZone)];
    return roomId === null ? [] : [{ id, roomId, meetingId, from, to, key: `${roomId} ${from}` }];
  });
  if (wanted.length === 0) return new Map();
  const days = [...new Map(wanted.map((each) => [each.key, each])).values()];
  const orders = await readOrders(db, {
    companyId,
    staffId,
    roomIds: days.map(({ roomId }) => roomId),
    afters: days.map(({ from }) => new Date(from - greatestOrderMs)),
    froms: days.map(({ from }) => new Date(from)),
    tos: days.map(({ to }) => new Date(to)),
  });
  return new Map(
    wanted.map(({ id, roomId, from, meetingId }) => [
      id,
      orders.filter(
        (order) => order.room_id === roomId && order.from === from && order.meeting_id !== meetingId,
      ),
    ]),
  );
}
