import { type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { Room, roomFilterSchema } from '@/lib/contract/room';
import type { Database } from '../db/database';
import type { Scope } from '../http/authenticate';
import { mayBookRoom, type RoomViewer } from '../policies/room';
import { presentRoom } from '../presenters/room';
import { isFreeFor } from './free-rooms';
import { containsPattern } from './sql';

export type RoomFilter = z.output<typeof roomFilterSchema> & { onlyBookable?: boolean };

/** Rooms of the caller's company with what a list shows of them. */
export const selectRooms = (db: Kysely<Database>, scope: RoomViewer) =>
  db
    .selectFrom('room')
    .innerJoin('area', (join) =>
      join.onRef('area.company_id', '=', 'room.company_id').onRef('area.id', '=', 'room.area_id'),
    )
    .where('room.company_id', '=', scope.companyId)
    .where('room.deleted_at', 'is', null)
    .select([
      'room.id',
      'room.name',
      'room.area_id',
      'room.capacity',
      'room.equipment',
      'room.status',
      'room.status_reason',
      'room.app_id',
      'room.is_offline',
      'room.open_from_minute',
      'room.open_to_minute',
      'room.needs_approval',
    ])
    .select('area.path as area_path')
    .select(mayBookRoom(scope).as('may_book'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('room_auditor')
          .innerJoin('staff', (join) =>
            join
              .onRef('staff.company_id', '=', 'room_auditor.company_id')
              .onRef('staff.id', '=', 'room_auditor.staff_id'),
          )
          .whereRef('room_auditor.company_id', '=', 'room.company_id')
          .whereRef('room_auditor.room_id', '=', 'room.id')
          .where('staff.disabled_at', 'is', null)
          .where('staff.deleted_at', 'is', null)
          .orderBy('room_auditor.position')
          .select(['staff.id', 'staff.real_name as realName']),
      ).as('auditors'),
    );

export type RoomRow = Awaited<ReturnType<ReturnType<typeof selectRooms>['executeTakeFirstOrThrow']>>;

type Asked = { filter: RoomFilter; now: number };

/** Areas and all that lie in them. */
const areasWithin = (scope: Scope, areaIds: string[]) => sql<string>`(
  with recursive within as (
    select id from area where company_id = ${scope.companyId} and id = any(${areaIds}::uuid[])
    union
    select area.id from area join within on area.parent_id = within.id where area.company_id = ${scope.companyId}
  ) select id from within)`;

function matching(db: Kysely<Database>, scope: Scope, { filter, now }: Asked) {
  let rooms = selectRooms(db, scope);
  if (filter.areaIds?.length)
    rooms = rooms.where(sql<SqlBool>`room.area_id in ${areasWithin(scope, filter.areaIds)}`);
  if (filter.keyword?.trim())
    rooms = rooms.where('room.name', 'ilike', containsPattern(filter.keyword.trim()));
  if (filter.capacityGe) rooms = rooms.where('room.capacity', '>=', filter.capacityGe);
  if (filter.equipment?.length)
    rooms = rooms.where(sql<SqlBool>`room.equipment @> ${filter.equipment}::text[]`);
  if (filter.onlyBookable)
    rooms = rooms
      .where('room.status', '=', 'AVAILABLE')
      .where('room.app_id', 'is', null)
      .where(mayBookRoom(scope));
  const { freeFrom, freeTo } = filter;
  if (freeFrom !== undefined && freeTo !== undefined)
    rooms = rooms.where(isFreeFor(scope, { window: { beginTime: freeFrom, endTime: freeTo }, now }));
  return rooms;
}

/** One page of the company's rooms, in the company's own order (ROOM-01). */
export async function getRoomsPage(db: Kysely<Database>, scope: Scope, asked: Asked) {
  const { pageNo, pageSize } = asked.filter;
  const rows = await matching(db, scope, asked)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('room.position')
    .orderBy('room.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const total = rows[0]?.total ?? (pageNo === 1 ? 0 : await countRooms(db, scope, asked));
  return { total, pageNo, pageSize, list: rows.map(presentRoom) };
}

async function countRooms(db: Kysely<Database>, scope: Scope, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, scope, asked).as('room'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One room of the caller's company, or undefined. */
export async function getRoom(db: Kysely<Database>, scope: Scope, id: string): Promise<Room | undefined> {
  const row = await selectRooms(db, scope).where('room.id', '=', id).executeTakeFirst();
  return row && presentRoom(row);
}
