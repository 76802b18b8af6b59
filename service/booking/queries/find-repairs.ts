import { type Kysely, sql } from 'kysely';
import type { Repair } from '@/lib/contract/repair';
import type { BookingDraft, BookingFacts, Neighbour } from '@/lib/domain/booking/booking-rule';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { MeetingUpdate } from '@/lib/domain/booking/check-booking';
import { proposeRepairs, repairDay } from '@/lib/domain/booking/repairs/propose-repairs';
import type { RepairRoom } from '@/lib/domain/booking/repairs/room-likeness';
import { limits } from '@/lib/domain/limits/limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { addDays, endOfDay, startOfDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { roomFactsOf } from '../../room/facts';
import { greatestOrderMs } from '../../room/queries/orders';
import { getRoomServices } from '../../room/queries/room-services';
import { getBookableRooms, type RoomRow } from '../../room/queries/rooms';
import { standing } from '../../room/queries/standing-orders';
import { getTakenTimes } from './taken-times';

type Search = {
  draft: BookingDraft;
  rooms: RoomRow[];
  facts: BookingFacts;
  update?: MeetingUpdate | undefined;
  exceptMeetingId?: string | undefined;
};

/** Ways to book in spite of the refusals of a draft, with the rooms that each takes. */
export async function findRepairs(db: Kysely<Database>, caller: Caller, search: Search): Promise<Repair[]> {
  const { draft, rooms, facts, update, exceptMeetingId } = search;
  const day = repairDay(draft, facts);
  const beginTime = startOfDay(day, facts.zone);
  const week = { beginTime, endTime: endOfDay(addDays(day, limits.daysPerWeek - 1), facts.zone) };
  const others = rooms.length === 0 ? [] : await getBookableRooms(db, caller, {});
  const rows = new Map([...others, ...rooms].map((room) => [room.id, room]));
  const ownIds = rooms.map((room) => room.id);
  const takenInWeek = await getTakenTimes(db, caller, { ...week, roomIds: ownIds, exceptMeetingId });
  const takenOnDay = await getTakenTimes(db, caller, {
    beginTime,
    endTime: endOfDay(day, facts.zone),
    roomIds: others.map((room) => room.id),
    exceptMeetingId,
  });
  const services = draft.services?.length ? await getRoomServices(db, caller, [...rows.keys()]) : [];
  const repairRoom = (room: RoomRow, taken: Map<string, Window[]>): RepairRoom => ({
    ...roomFactsOf(room),
    capacity: room.capacity,
    areaId: room.area_id,
    taken: taken.get(room.id) ?? [],
    serviceIds: services.flatMap(({ roomId, id }) => (roomId === room.id ? id : [])),
  });
  const repairs = proposeRepairs({
    draft: { ...draft, rooms: rooms.map((room) => repairRoom(room, takenInWeek)) },
    others: others.map((room) => repairRoom(room, takenOnDay)),
    facts: { ...facts, neighbours: await getOwnNeighbours(db, caller, { ...week, exceptMeetingId }) },
    update,
  });
  return repairs.map(({ roomIds, ...repair }) => ({
    ...repair,
    rooms: roomIds.flatMap((id) => {
      const room = rows.get(id);
      return room ? [{ id, name: room.name, address: room.area_path, capacity: room.capacity }] : [];
    }),
  }));
}

/** Bookings of offline rooms by meetings that the caller attends: no others can be back to back with one of the caller's. */
async function getOwnNeighbours(
  db: Kysely<Database>,
  caller: Caller,
  { beginTime, endTime, exceptMeetingId }: Window & { exceptMeetingId?: string | undefined },
): Promise<Neighbour[]> {
  let own = db
    .selectFrom('meeting_member as mine')
    .innerJoin('room_order', (join) =>
      join
        .onRef('room_order.company_id', '=', 'mine.company_id')
        .onRef('room_order.meeting_id', '=', 'mine.meeting_id'),
    )
    .innerJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'room_order.company_id').onRef('room.id', '=', 'room_order.room_id'),
    )
    .where('mine.company_id', '=', caller.companyId)
    .where('mine.staff_id', '=', caller.staffId)
    .where('mine.begins_at', '>', instant(beginTime - greatestOrderMs))
    .where('mine.begins_at', '<=', instant(endTime))
    .where('room.is_offline', '=', true)
    .where('room_order.state', 'in', standing);
  if (exceptMeetingId !== undefined) own = own.where('mine.meeting_id', '!=', exceptMeetingId);
  return own
    .select([
      'room_order.room_id as roomId',
      'room_order.begins_at as beginTime',
      'room_order.ends_at as endTime',
    ])
    .select((eb) =>
      eb
        .selectFrom('meeting_member as member')
        .whereRef('member.company_id', '=', 'mine.company_id')
        .whereRef('member.meeting_id', '=', 'mine.meeting_id')
        .where('member.state', 'not in', [inviteStates.refused, inviteStates.withdrawn])
        .select(sql<string[]>`coalesce(array_agg(member.staff_id), '{}')`.as('ids'))
        .$asScalar()
        .$notNull()
        .as('memberStaffIds'),
    )
    .execute();
}
