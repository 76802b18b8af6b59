import type { Kysely } from 'kysely';
import { countRoomUse, type RoomUse, type UsedTime, type UseReport } from '@/lib/domain/report/room-use';
import type { Day } from '@/lib/time/day';
import type { Database } from '../../db/database';
import {
  type BookingOfExport,
  bookingsOfDay,
  type CompanyOfExport,
  type RoomOfExport,
  roomsOf,
} from '../export/bookings-of-day';

/** A room with its name and its use. */
export type ReportedUse = RoomUse & Pick<RoomOfExport, 'name' | 'path' | 'capacity'>;

export type CompanyUse = {
  company: CompanyOfExport;
  days: readonly Day[];
  rooms: ReportedUse[];
} & Pick<UseReport, 'hours' | 'peak'>;

/** The use of all rooms of a company on some days; what waits for approval is no use yet. */
export async function getCompanyUse(
  db: Kysely<Database>,
  company: CompanyOfExport,
  days: readonly Day[],
): Promise<CompanyUse> {
  const rooms = await roomsOf(db, company.id);
  const roomIds = rooms.map(({ id }) => id);
  const use = countRoomUse({
    rooms: rooms.map((room) => ({
      roomId: room.id,
      openMinutes: [room.open_from_minute, room.open_to_minute],
      openWeekdays: room.open_weekdays,
    })),
    ...{ days, zone: company.zone },
  });
  for (const day of days) {
    const bookings = await bookingsOfDay(db, { company, roomIds, day });
    use.add(bookings.filter(({ state }) => state === 'confirmed').map(usedTimeOf));
  }
  const { rooms: counted, hours, peak } = use.report();
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const named = counted.flatMap((each) => {
    const room = byId.get(each.roomId);
    return room ? { ...each, name: room.name, path: room.path, capacity: room.capacity } : [];
  });
  return { company, days, rooms: named, hours, peak };
}

function usedTimeOf(booking: BookingOfExport): UsedTime {
  const { ended_at: endedAt, ended_by: endedBy, planned_end: plannedEnd } = booking;
  const isShortened = endedAt !== null && endedAt < plannedEnd;
  return {
    roomId: booking.room_id,
    beginTime: booking.begins_at,
    endTime: booking.ends_at,
    isSigned: booking.signed > 0,
    ...(isShortened && { ended: endedBy === null ? 'released' : 'early' }),
  };
}
