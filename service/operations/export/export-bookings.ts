import type { Kysely } from 'kysely';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { exportText } from '@/lib/text/zh-cn/export';
import { type Day, dayOf } from '@/lib/time/day';
import { formatEndTime, formatTime } from '@/lib/time/format';
import type { Database } from '../../db/database';
import { type BookingOfExport, bookingsOfDay, type CompanyOfExport, roomsOf } from './bookings-of-day';
import { csvLines } from './csv-lines';

/** The bookings of a time as CSV; a private meeting keeps its subject to itself (S46). */
export const exportBookings = (
  db: Kysely<Database>,
  company: CompanyOfExport,
  days: readonly Day[],
): AsyncGenerator<string> => csvLines(exportText.bookingHeaders, records(db, company, days));

async function* records(
  db: Kysely<Database>,
  company: CompanyOfExport,
  days: readonly Day[],
): AsyncGenerator<string[]> {
  const rooms = await roomsOf(db, company.id);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  for (const day of days)
    for (const booking of await bookingsOfDay(db, { company, roomIds: [...byId.keys()], day })) {
      const room = byId.get(booking.room_id);
      if (room) yield [...cellsOf(booking, company.zone), room.name, room.path];
    }
}

function cellsOf(booking: BookingOfExport, zone: string): string[] {
  const isPrivate = booking.scope === scopes.private;
  return [
    booking.meeting_no,
    isPrivate ? exportText.privateSubject : booking.subject,
    dayOf(booking.begins_at, zone),
    formatTime(booking.begins_at, zone),
    formatEndTime(booking.ends_at, zone),
    booking.state === 'held' ? exportText.held : exportText.confirmed,
    booking.organizer,
    booking.organizer_code,
    booking.department ?? '',
    String(booking.members),
    String(booking.signed),
    endingOf(booking),
  ];
}

function endingOf({ ended_at: endedAt, ended_by: endedBy, planned_end: end }: BookingOfExport): string {
  if (endedAt === null || endedAt >= end) return '';
  return endedBy === null ? exportText.releasedByClock : exportText.endedEarly;
}
