import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isItsRoom } from './meeting-conditions';

export type RoomRow = Awaited<ReturnType<typeof getRooms>>[number];
export type DeviceRow = Awaited<ReturnType<typeof getDevices>>[number];

/** The bookings of rooms that are the meeting's own, in the order of the rooms. */
export const getRooms = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('room_order')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'room_order.company_id')
        .onRef('meeting.id', '=', 'room_order.meeting_id'),
    )
    .innerJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'room_order.company_id').onRef('room.id', '=', 'room_order.room_id'),
    )
    .innerJoin('area', (join) =>
      join.onRef('area.company_id', '=', 'room.company_id').onRef('area.id', '=', 'room.area_id'),
    )
    .where('room_order.company_id', '=', caller.companyId)
    .where('room_order.meeting_id', '=', meetingId)
    .where(isItsRoom)
    .orderBy('room.position')
    .select([
      'room_order.id',
      'room_order.room_id',
      'room.name as room_name',
      'room.capacity',
      'area.path as area_path',
    ])
    .execute();

/** The devices in the rooms that the meeting holds, by name; rooms given back show none. */
export const getDevices = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('room_order')
    .innerJoin('room_device', (join) =>
      join
        .onRef('room_device.company_id', '=', 'room_order.company_id')
        .onRef('room_device.room_id', '=', 'room_order.room_id'),
    )
    .where('room_order.company_id', '=', caller.companyId)
    .where('room_order.meeting_id', '=', meetingId)
    .where('room_order.state', '!=', 'released')
    .orderBy('room_device.name')
    .select(['room_device.name', 'room_device.status'])
    .execute();
