import { type Kysely, sql } from 'kysely';
import type { Area } from '@/lib/contract/room';
import type { Database } from '../db/database';
import { fixedStatement } from '../db/fixed-statement';

const readAreas = fixedStatement((db, { companyId }: { companyId: string }) =>
  db
    .selectFrom('area')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('room')
          .where('company_id', '=', companyId)
          .where('deleted_at', 'is', null)
          .groupBy('area_id')
          .select(['area_id', sql<number>`count(*)`.as('rooms')])
          .as('counted'),
      (join) => join.onRef('counted.area_id', '=', 'area.id'),
    )
    .where('area.company_id', '=', companyId)
    .orderBy('area.position')
    .orderBy('area.name')
    .select([
      'area.id',
      'area.parent_id',
      'area.name',
      sql<number>`coalesce(counted.rooms, 0)`.as('room_count'),
    ])
    .compile(),
);

/** The company's areas as a tree; each carries the number of rooms in it and below. */
export async function getAreaTree(db: Kysely<Database>, companyId: string): Promise<Area[]> {
  const rows = await readAreas(db, { companyId });
  const childrenOf = new Map<string | null, typeof rows>();
  for (const row of rows) childrenOf.set(row.parent_id, [...(childrenOf.get(row.parent_id) ?? []), row]);

  const grow = (parentId: string | null): Area[] =>
    (childrenOf.get(parentId) ?? []).map((row) => {
      const children = grow(row.id);
      const roomCount = children.reduce((sum, child) => sum + child.roomCount, row.room_count);
      return { id: row.id, name: row.name, roomCount, children };
    });
  return grow(null);
}

/**
 * The tree without the branches that hold no room.
 *
 * @example
 * withRooms([{ id: 'a', name: '空', roomCount: 0, children: [] }]) //=> []
 */
export const withRooms = (areas: Area[]): Area[] =>
  areas.filter((area) => area.roomCount > 0).map((area) => ({ ...area, children: withRooms(area.children) }));
