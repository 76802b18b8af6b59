import { sql } from 'kysely';

export type EquipmentCount = { name: string; roomCount: number };

/** SQL: what a company's rooms are equipped with, the most frequent first, as JSON. Few rooms' lists differ, so those alike are counted first. */
export const equipmentOf = (companyId: string) => sql<EquipmentCount[]>`(
  select coalesce(json_agg(json_build_object('name', name, 'roomCount', rooms) order by rooms desc, name), '[]')
  from (
    select item.name, sum(alike.rooms) as rooms
    from (
      select equipment, count(*) as rooms from room
      where company_id = ${companyId} and deleted_at is null
      group by equipment
    ) as alike
    cross join lateral (select distinct name from unnest(alike.equipment) as name) as item
    group by item.name
  ) as counted)`;
