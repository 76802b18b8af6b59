import { sql } from 'kysely';
import { fixedStatement } from '../db/fixed-statement';

/** What a company's rooms are equipped with, the most frequent first (ROOM-07). Few lists are different, so they are counted first. */
export const getRoomEquipment = fixedStatement((db, { companyId }: { companyId: string }) =>
  sql<{ name: string; roomCount: number }>`
    select item.name, sum(alike.rooms)::bigint as "roomCount"
    from (
      select equipment, count(*) as rooms from room
      where company_id = ${companyId} and deleted_at is null
      group by equipment
    ) as alike
    cross join lateral (select distinct name from unnest(alike.equipment) as name) as item
    group by item.name
    order by "roomCount" desc, item.name`.compile(db),
);
