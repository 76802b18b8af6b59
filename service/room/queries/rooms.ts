import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { roomFilterSchema } from '@/lib/contract/room';
import { searchKeyword } from '@/lib/domain/contact/search-keyword';
import type { Database } from '../../db/database';
import { containsText } from '../../db/sql/contains-text';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Caller } from '../../kernel/caller';
import { isOpenToBook, mayBookRoom, type RoomViewer } from '../policy';
import { type FreeTime, freeTimeOf, isFreeFor } from './free-rooms';
import { ownOrder } from './own-order';
import { type Habit, habitFrom } from './usual-area';

export type RoomFilter = z.output<typeof roomFilterSchema> & { onlyBookable?: boolean };

/** Rooms of the caller's company with what a list shows of them. */
export const selectRooms = (db: Kysely<Database>, caller: RoomViewer) =>
  db
    .selectFrom('room')
    .where('room.company_id', '=', caller.companyId)
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
      'room.open_weekdays',
      'room.needs_approval',
      'room.sign_in_required',
      'room.release_after_minutes',
    ])
    .select(mayBookRoom(caller).as('may_book'))
    // Not joined, so that only the rooms of a page ask for it, not all that are counted.
    .select((eb) =>
      eb
        .selectFrom('area')
        .whereRef('area.company_id', '=', 'room.company_id')
        .whereRef('area.id', '=', 'room.area_id')
        .select('area.path')
        .$asScalar()
        .$notNull()
        .as('area_path'),
    )
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
          // So that a room without approval, as most are, costs no look.
          .where('room.needs_approval', '=', true)
          .orderBy('room_auditor.position')
          .select(['staff.id', 'staff.real_name as realName']),
      ).as('auditors'),
    );

export type RoomRow = Awaited<ReturnType<ReturnType<typeof selectRooms>['executeTakeFirstOrThrow']>>;

/** The filters of a page; one that is not used has no value. */
type Filters = RoomViewer & {
  areaIds?: string[] | undefined;
  roomIds?: string[] | undefined;
  keyword?: string | undefined;
  /** The keyword without spaces, as pinyin is compared. */
  compactKeyword?: string | undefined;
  capacityGe?: number | undefined;
  equipment?: string[] | undefined;
  onlyBookable?: true | undefined;
} & Partial<FreeTime>;

type Keyword = { keyword: string; compactKeyword: string };

const startsWith = (column: RawBuilder<unknown>, prefix: string) =>
  sql<SqlBool>`starts_with(${column}, lower(${prefix}::text))`;

/** In the name of the room or of an area that it lies in, or at the start of its name as it is read. */
const matchesKeyword = ({ keyword, compactKeyword }: Keyword) => sql<SqlBool>`(
  ${containsText(sql.ref('room.name'), keyword)}
  or ${startsWith(sql`lower(replace(room.pinyin, ' ', ''))`, compactKeyword)}
  or ${startsWith(sql`room.initials`, compactKeyword)}
  or exists (
    select 1 from area
    where area.company_id = room.company_id and area.id = room.area_id
      and ${containsText(sql.ref('area.path'), keyword)}))`;

/** Areas and all that lie in them. */
const areasWithin = (companyId: string, areaIds: string[]) => sql<string>`(
  with recursive within as (
    select id from area where company_id = ${companyId} and id = any(${areaIds}::uuid[])
    union
    select area.id from area join within on area.parent_id = within.id where area.company_id = ${companyId}
  ) select id from within)`;

function matching(db: Kysely<Database>, filters: Filters) {
  const { companyId, areaIds, roomIds, keyword, compactKeyword, capacityGe, equipment, onlyBookable } =
    filters;
  let rooms = selectRooms(db, filters);
  if (areaIds) rooms = rooms.where(sql<SqlBool>`room.area_id in ${areasWithin(companyId, areaIds)}`);
  if (roomIds) rooms = rooms.where(sql<SqlBool>`room.id = any(${roomIds}::uuid[])`);
  if (keyword && compactKeyword) rooms = rooms.where(matchesKeyword({ keyword, compactKeyword }));
  if (capacityGe) rooms = rooms.where('room.capacity', '>=', capacityGe);
  if (equipment) rooms = rooms.where(sql<SqlBool>`room.equipment @> ${equipment}::text[]`);
  if (onlyBookable) rooms = rooms.where(isOpenToBook(filters));
  if (hasFreeTime(filters)) rooms = rooms.where(isFreeFor(filters));
  return rooms;
}

const hasFreeTime = (filters: Filters): filters is Filters & FreeTime => filters.freeFrom !== undefined;

type Page = Filters & Habit & { pageSize: number; skipped: number };

const readPage = fixedStatement((db, page: Page) =>
  matching(db, page)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(ownOrder(page))
    .orderBy('room.position')
    .orderBy('room.id')
    .limit(planParameter.integer(page.pageSize))
    .offset(planParameter.integer(page.skipped))
    .compile(),
);

const mostBookableRooms = 500;

const readBookable = fixedStatement((db, filters: Filters) =>
  matching(db, filters)
    .orderBy('room.position')
    .orderBy('room.id')
    .limit(planParameter.integer(mostBookableRooms))
    .compile(),
);

/** The rooms that the caller may book, at most 500, in the company's own order. */
export async function getBookableRooms(
  db: Kysely<Database>,
  { companyId, staffId, departmentId }: Caller,
  { areaIds, equipment, capacityGe }: Pick<Partial<RoomFilter>, 'areaIds' | 'equipment' | 'capacityGe'>,
): Promise<RoomRow[]> {
  return readBookable(db, {
    ...{ companyId, staffId, departmentId, capacityGe },
    areaIds: areaIds?.length ? areaIds : undefined,
    equipment: equipment?.length ? equipment : undefined,
    onlyBookable: true,
  });
}

const countRooms = fixedStatement((db, filters: Filters) =>
  db
    .selectFrom(matching(db, filters).as('room'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .compile(),
);

/** One page of the company's rooms, in the company's own order (ROOM-01) or the caller's (CFG-04). */
export async function getRoomsPage(
  db: Kysely<Database>,
  caller: Caller,
  { filter, now }: { filter: RoomFilter; now: number },
) {
  const { pageNo, pageSize } = filter;
  const filters = filtersOf(caller, filter, now);
  if (!filters) return { total: 0, pageNo, pageSize, list: [] };
  const skipped = (pageNo - 1) * pageSize;
  const rows = await readPage(db, { ...filters, habitFrom: habitFrom(now), pageSize, skipped });
  const [counted] = rows.length > 0 || pageNo === 1 ? rows : await countRooms(db, filters);
  return { total: counted?.total ?? 0, pageNo, pageSize, list: rows };
}

/** Undefined where no room can be free. */
function filtersOf(caller: Caller, filter: RoomFilter, now: number): Filters | undefined {
  const { companyId, staffId, departmentId, timeZone: zone } = caller;
  const { areaIds, roomIdList, equipment, capacityGe, onlyBookable, freeFrom, freeTo } = filter;
  const { text, compact } = searchKeyword(filter.keyword ?? '');
  const filters = {
    ...{ companyId, staffId, departmentId, capacityGe },
    areaIds: areaIds?.length ? areaIds : undefined,
    equipment: equipment?.length ? equipment : undefined,
    roomIds: roomIdList,
    keyword: text || undefined,
    compactKeyword: compact || undefined,
    onlyBookable: onlyBookable || undefined,
  };
  if (freeFrom === undefined || freeTo === undefined) return filters;
  const freeTime = freeTimeOf({ beginTime: freeFrom, endTime: freeTo }, { now, zone });
  return freeTime && { ...filters, ...freeTime, exceptMeetingId: filter.exceptMeetingId };
}

const readRoom = fixedStatement((db, { id, ...viewer }: RoomViewer & { id: string }) =>
  selectRooms(db, viewer).where('room.id', '=', id).compile(),
);

/** One room of the caller's company, or undefined. */
export async function getRoom(
  db: Kysely<Database>,
  { companyId, staffId, departmentId }: Caller,
  id: string,
): Promise<RoomRow | undefined> {
  const [row] = await readRoom(db, { companyId, staffId, departmentId, id });
  return row;
}
