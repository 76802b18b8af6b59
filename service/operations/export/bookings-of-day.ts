import { type Kysely, sql } from 'kysely';
import { type Day, endOfDay, startOfDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import { instant } from '../../db/sql/instant';

export type CompanyOfExport = { id: string; name: string; zone: string };
export type RoomOfExport = Awaited<ReturnType<typeof roomsOf>>[number];
export type BookingOfExport = Awaited<ReturnType<typeof bookingsOfDay>>[number];

/** Rooms that are there today, in the company's order. */
export const roomsOf = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('room')
    .innerJoin('area', (join) =>
      join.onRef('area.company_id', '=', 'room.company_id').onRef('area.id', '=', 'room.area_id'),
    )
    .where('room.company_id', '=', companyId)
    .where('room.deleted_at', 'is', null)
    .orderBy('room.position')
    .orderBy('room.id')
    .select(['room.id', 'room.name', 'room.capacity', 'area.path'])
    .select(['room.open_from_minute', 'room.open_to_minute', 'room.open_weekdays'])
    .execute();

type Reading = { company: CompanyOfExport; roomIds: readonly string[]; day: Day };

/** The bookings of rooms that begin on a day: a day at a time, so that an index answers and the memory holds them. */
export const bookingsOfDay = (db: Kysely<Database>, { company, roomIds, day }: Reading) =>
  db
    .selectFrom('room_order')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'room_order.company_id')
        .onRef('meeting.id', '=', 'room_order.meeting_id'),
    )
    .innerJoin('staff as organizer', (join) =>
      join
        .onRef('organizer.company_id', '=', 'meeting.company_id')
        .onRef('organizer.id', '=', 'meeting.creator_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'organizer.company_id')
        .onRef('department.id', '=', 'organizer.department_id'),
    )
    .where('room_order.company_id', '=', company.id)
    .where('room_order.room_id', '=', anyOf(roomIds))
    .where('room_order.state', 'in', ['held', 'confirmed'])
    .where('room_order.begins_at', '>=', instant(startOfDay(day, company.zone)))
    .where('room_order.begins_at', '<', instant(endOfDay(day, company.zone)))
    .orderBy('room_order.begins_at')
    .orderBy('room_order.id')
    .select(['room_order.room_id', 'room_order.begins_at', 'room_order.ends_at', 'room_order.state'])
    .select([
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.scope',
      'meeting.ended_at',
      'meeting.ended_by',
    ])
    .select(['meeting.ends_at as planned_end'])
    .select(['organizer.real_name as organizer', 'department.name as department'])
    .select([
      sql<string>`coalesce(organizer.external_code, organizer.id::text)`.as('organizer_code'),
      sql<number>`(select count(*) from meeting_member member
        where member.company_id = meeting.company_id and member.meeting_id = meeting.id
          and member.deleted_at is null)`.as('members'),
      sql<number>`(select count(*) from sign_record sign
        where sign.company_id = meeting.company_id and sign.meeting_id = meeting.id)`.as('signed'),
    ])
    .execute();
