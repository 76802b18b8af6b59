import { sql } from 'kysely';
import type { Area } from '@/lib/contract/room';

/** An area with the rooms that lie in it and in none below. */
export type AreaRow = Pick<Area, 'id' | 'name'> & { parentId: string | null; rooms: number };

/** SQL: a company's areas in its own order, as JSON. */
export const areasOf = (companyId: string) => sql<AreaRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', area.id, 'parentId', area.parent_id, 'name', area.name, 'rooms', coalesce(counted.rooms, 0)
  ) order by area.position, area.name), '[]')
  from area
  left join (
    select area_id, count(*) as rooms from room
    where company_id = ${companyId} and deleted_at is null
    group by area_id
  ) as counted on counted.area_id = area.id
  where area.company_id = ${companyId})`;

/** Each area with those in it, and with the number of rooms in it and below. */
export function treeOf(rows: readonly AreaRow[]): Area[] {
  const childrenOf = new Map<string | null, AreaRow[]>();
  for (const row of rows) {
    const siblings = childrenOf.get(row.parentId);
    if (siblings) siblings.push(row);
    else childrenOf.set(row.parentId, [row]);
  }
  const grow = (parentId: string | null): Area[] =>
    (childrenOf.get(parentId) ?? []).map(({ id, name, rooms }) => {
      const children = grow(id);
      return { id, name, roomCount: children.reduce((sum, child) => sum + child.roomCount, rooms), children };
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
