import { type Kysely, sql } from 'kysely';
import type { Area } from '@/lib/contract/room';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { type AreaRow, areasOf, treeOf } from './areas';
import { type EquipmentCount, equipmentOf } from './room-equipment';

/** In one statement, because a page of rooms shows both. */
const readChoices = fixedStatement((db, { companyId }: { companyId: string }) =>
  sql<{ areas: AreaRow[]; equipment: EquipmentCount[] }>`
    select ${areasOf(companyId)} as areas, ${equipmentOf(companyId)} as equipment`.compile(db),
);

/** The areas and equipment that a company's rooms can be filtered by (ROOM-07). */
export async function getRoomChoices(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ areas: Area[]; equipment: EquipmentCount[] }> {
  const [choices] = await readChoices(db, { companyId });
  return { areas: treeOf(choices?.areas ?? []), equipment: choices?.equipment ?? [] };
}
