import { type Kysely, sql } from 'kysely';
import type { TimeRequest } from '@/lib/contract/find-time';
import type { Window } from '@/lib/domain/booking/booking-window';
import { type CandidatePerson, findTimes, type ProposedTime } from '@/lib/domain/booking/find-time';
import { readerOf } from '../../contact/queries/may-read';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { roomFactsOf } from '../../room/facts';
import { getBookableRooms, type RoomRow } from '../../room/queries/rooms';
import { type BusyRow, getBusyTimes } from '../../schedule/queries/busy-times';
import { getTakenTimes } from './taken-times';

type Search = { request: TimeRequest; now: number };
export type FoundTime = ProposedTime & { room: RoomRow; isUsualArea: boolean };

/** The best times for these people with a room (BEY-05); people whose times the caller may not read count as free. */
export async function findTimesWithRooms(
  db: Kysely<Database>,
  caller: Caller,
  { request, now }: Search,
): Promise<FoundTime[]> {
  const within: Window = { beginTime: request.from, endTime: request.to };
  const staffIds = [...new Set([caller.staffId, ...request.staffIdList])];
  const rooms = await getBookableRooms(db, caller, {
    capacityGe: Math.max(request.capacity ?? 0, staffIds.length),
    areaIds: request.areaIds,
    equipment: request.equipment,
  });
  const busy = await getBusyTimes(db, readerOf(caller, now), { staffIds, ...within });
  const taken = await getTakenTimes(db, caller, { ...within, roomIds: rooms.map((room) => room.id) });
  const usualAreaId = await findUsualArea(db, caller);
  const times = findTimes({
    people: peopleOf(busy),
    rooms: rooms.map((room) => ({
      ...roomFactsOf(room),
      capacity: room.capacity,
      areaId: room.area_id,
      taken: taken.get(room.id) ?? [],
    })),
    minutes: request.minutes,
    within,
    now,
    zone: caller.timeZone,
    usualAreaId,
  });
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return times.flatMap((time) => {
    const room = byId.get(time.roomId);
    return room ? [{ ...time, room, isUsualArea: room.area_id === usualAreaId }] : [];
  });
}

function peopleOf(rows: BusyRow[]): CandidatePerson[] {
  const people = new Map<string, Window[]>();
  for (const row of rows) {
    const busy = people.get(row.staff_id) ?? [];
    if (row.begins_at !== null) busy.push({ beginTime: row.begins_at, endTime: row.ends_at });
    people.set(row.staff_id, busy);
  }
  return [...people].map(([staffId, busy]) => ({ staffId, busy }));
}

/** The area of the caller's newest booking. */
async function findUsualArea(db: Kysely<Database>, caller: Caller): Promise<string | undefined> {
  const { rows } = await sql<{ area_id: string }>`
    select room.area_id
    from (
      select meeting_id from meeting_member
      where company_id = ${caller.companyId} and staff_id = ${caller.staffId} and relation = 'organizer'
      order by begins_at desc limit 20) as mine
    join room_order on room_order.company_id = ${caller.companyId} and room_order.meeting_id = mine.meeting_id
    join room on room.company_id = ${caller.companyId} and room.id = room_order.room_id
    order by room_order.created_at desc limit 1`.execute(db);
  return rows[0]?.area_id;
}
