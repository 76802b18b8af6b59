import { type InferResult, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { Room, roomFilterSchema } from '@/lib/contract/room';
import { thisMinute } from '@/lib/domain/free-now';
import type { Database } from '../db/database';
import { fixedStatement } from '../db/fixed-statement';
import { unseen } from '../db/unseen';
import type { Scope } from '../http/authenticate';
import { mayBookRoom, type RoomViewer } from '../policies/room';
import { presentRoom } from '../presenters/room';
import { type FreeTime, freeTimeOf, isFreeFor } from './free-rooms';
import { containsPattern } from './sql';

export type RoomFilter = z.output<typeof roomFilterSchema> & { onlyBookable?: boolean };

/** Rooms of the caller's company with what a list shows of them, but for their area. */
export const selectRooms = (db: Kysely<Database>, scope: RoomViewer) =>
  db
    .selectFrom('room')
    .where('room.company_id', '=', scope.companyId)
    .where('room.deleted_at', 'is', null)
    .select([
      'room.id',
      'room.position',
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

type RoomColumns = InferResult<ReturnType<typeof selectRooms>>[number];

/**
 * Rooms with the path of their area, in the company's own order. It is looked up around them, so once for all of a page and
 * not for those that are only counted.
 */
export const withAreas = <Shown extends RoomColumns>(
  db: Kysely<Database>,
  { companyId }: { companyId: string },
  rooms: SelectQueryBuilder<Database, 'room', Shown>,
) =>
  db
    .with(
      (name) => name('area_here').materialized(),
      () => db.selectFrom('area').where('company_id', '=', companyId).select(['id', 'path']),
    )
    .selectFrom(rooms.as('room'))
    .innerJoin('area_here', 'area_here.id', 'room.area_id')
    .selectAll('room')
    .select('area_here.path as area_path')
    .orderBy('room.position')
    .orderBy('room.id')
    .$castTo<Shown & { area_path: string }>();

export type RoomRow = RoomColumns & { area_path: string };

/** What a page is filtered by; a filter that was not asked for has no value. */
type Filters = RoomViewer & {
  areaIds?: string[] | undefined;
  /** A pattern of LIKE. */
  keyword?: string | undefined;
  capacityGe?: number | undefined;
  equipment?: string[] | undefined;
  onlyBookable?: true | undefined;
} & Partial<FreeTime>;

/** Areas and all that lie in them. */
const areasWithin = (companyId: string, areaIds: string[]) => sql<string>`(
  with recursive within as (
    select id from area where company_id = ${companyId} and id = any(${areaIds}::uuid[])
    union
    select area.id from area join within on area.parent_id = within.id where area.company_id = ${companyId}
  ) select id from within)`;

function matching(db: Kysely<Database>, filters: Filters) {
  const { companyId, areaIds, keyword, capacityGe, equipment, onlyBookable } = filters;
  let rooms = selectRooms(db, filters);
  if (areaIds) rooms = rooms.where(sql<SqlBool>`room.area_id in ${areasWithin(companyId, areaIds)}`);
  if (keyword) rooms = rooms.where('room.name', 'ilike', keyword);
  if (capacityGe) rooms = rooms.where('room.capacity', '>=', capacityGe);
  if (equipment) rooms = rooms.where(sql<SqlBool>`room.equipment @> ${equipment}::text[]`);
  if (onlyBookable)
    rooms = rooms
      .where('room.status', '=', 'AVAILABLE')
      .where('room.app_id', 'is', null)
      .where(mayBookRoom(filters));
  if (hasFreeTime(filters)) rooms = rooms.where(isFreeFor(filters));
  return rooms;
}

const hasFreeTime = (filters: Filters): filters is Filters & FreeTime => filters.freeFrom !== undefined;

/** `countsFree` has the time count beside what is found, instead of narrowing it. */
type Page = Filters & { pageSize: number; skipped: number; countsFree?: boolean };

const readPage = fixedStatement((db, { countsFree, ...asked }: Page) => {
  const page = countsFree === undefined ? asked : { ...asked, freeFrom: undefined };
  const rooms = matching(db, page)
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(countsFree !== undefined, (rooms) =>
      rooms.select(() => countOf(db, asked).$asScalar().$notNull().as('free')),
    )
    .orderBy('room.position')
    .orderBy('room.id')
    .limit(unseen.integer(asked.pageSize))
    .offset(unseen.integer(asked.skipped));
  return withAreas(db, page, rooms).compile();
});

const countOf = (db: Kysely<Database>, filters: Filters) =>
  db.selectFrom(matching(db, filters).as('room')).select((eb) => eb.fn.countAll<number>().as('total'));

const countRooms = fixedStatement((db, filters: Filters) => countOf(db, filters).compile());

/** One page of the company's rooms, in the company's own order (ROOM-01). */
export async function getRoomsPage(
  db: Kysely<Database>,
  scope: Scope,
  { filter, now }: { filter: RoomFilter; now: number },
) {
  const { pageNo, pageSize, countFreeAt } = filter;
  const filters = filtersOf(scope, filter, now);
  if (!filters) return { total: 0, pageNo, pageSize, list: [] };
  const counted =
    countFreeAt === undefined
      ? undefined
      : freeTimeOf(thisMinute(countFreeAt), { now, zone: scope.timeZone });
  const rows = await readPage(db, {
    ...filters,
    pageSize,
    skipped: (pageNo - 1) * pageSize,
    ...(counted && { ...counted, countsFree: true }),
  });
  const [first] = rows;
  const [counts] = first || pageNo === 1 ? rows : await countRooms(db, filters);
  const free = first?.free;
  return {
    total: counts?.total ?? 0,
    pageNo,
    pageSize,
    list: rows.map(presentRoom),
    ...(free !== undefined && { free }),
  };
}

/** Undefined where no room can be free. */
function filtersOf(scope: Scope, filter: RoomFilter, now: number): Filters | undefined {
  const { companyId, staffId, departmentId, timeZone: zone } = scope;
  const { areaIds, equipment, keyword, capacityGe, onlyBookable, freeFrom, freeTo } = filter;
  const filters = {
    ...{ companyId, staffId, departmentId, capacityGe },
    areaIds: areaIds?.length ? areaIds : undefined,
    equipment: equipment?.length ? equipment : undefined,
    keyword: keyword?.trim() ? containsPattern(keyword.trim()) : undefined,
    onlyBookable: onlyBookable || undefined,
  };
  if (freeFrom === undefined || freeTo === undefined) return filters;
  const freeTime = freeTimeOf({ beginTime: freeFrom, endTime: freeTo }, { now, zone });
  return freeTime && { ...filters, ...freeTime };
}

const readRoom = fixedStatement((db, { id, ...viewer }: RoomViewer & { id: string }) =>
  withAreas(db, viewer, selectRooms(db, viewer).where('room.id', '=', id)).compile(),
);

/** One room of the caller's company, or undefined. */
export async function getRoom(
  db: Kysely<Database>,
  { companyId, staffId, departmentId }: Scope,
  id: string,
): Promise<Room | undefined> {
  const [row] = await readRoom(db, { companyId, staffId, departmentId, id });
  return row && presentRoom(row);
}
