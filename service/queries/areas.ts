import type { Kysely } from 'kysely';
import type { Area } from '@/lib/contract/room';
import type { Database } from '../db/database';

/** The company's areas as a tree; each carries the number of rooms in it and below. */
export async function getAreaTree(db: Kysely<Database>, companyId: string): Promise<Area[]> {
  const rows = await db
    .selectFrom('area')
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'area.company_id')
        .onRef('room.area_id', '=', 'area.id')
        .on('room.deleted_at', 'is', null),
    )
    .where('area.company_id', '=', companyId)
    .groupBy(['area.company_id', 'area.id'])
    .orderBy('area.position')
    .orderBy('area.name')
    .select((eb) => [
      'area.id',
      'area.parent_id',
      'area.name',
      eb.fn.count<number>('room.id').as('room_count'),
    ])
    .execute();

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
