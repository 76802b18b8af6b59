import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/database';
import { parentsFirst } from './parents-first';
import { cellsOf, externalCode, inChunks, type Thing } from './thing';

export const areas: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('area')
      .leftJoin('area as parent', (join) =>
        join.onRef('parent.company_id', '=', 'area.company_id').onRef('parent.id', '=', 'area.parent_id'),
      )
      .where('area.company_id', '=', companyId)
      .orderBy('area.position')
      .orderBy('area.id')
      .select(['area.id', 'area.name', 'area.position'])
      .select([
        sql<string>`coalesce(area.external_code, area.id::text)`.as('code'),
        sql<string | null>`coalesce(parent.external_code, parent.id::text)`.as('parent'),
      ])
      .execute();
    return rows.map(({ id, code, name, position, parent }) => ({
      ...{ id, code },
      values: { code, name, parent, position },
    }));
  },

  async write(trx, changed, { companyId, idOf }) {
    await inChunks(parentsFirst(changed), (chunk) =>
      trx
        .insertInto('area')
        .values(
          chunk.map((each) => {
            const { text, number } = cellsOf(each.values);
            const [name, parent] = [text('name') ?? '', text('parent')];
            return {
              company_id: companyId,
              id: each.id,
              external_code: externalCode(each),
              name,
              path: name,
              parent_id: parent === null ? null : idOf('areas', parent),
              position: number('position') ?? 0,
            };
          }),
        )
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            path: eb.ref('excluded.path'),
            parent_id: eb.ref('excluded.parent_id'),
            position: eb.ref('excluded.position'),
          })),
        )
        .execute(),
    );
    if (changed.length > 0) await writePaths(trx, companyId);
  },
};

/** An area's path begins with those of all areas around it, so one that moves changes many. */
const writePaths = (trx: Kysely<Database>, companyId: string) =>
  sql`
    with recursive placed as (
      select id, name as path from area where company_id = ${companyId} and parent_id is null
      union all
      select area.id, placed.path || ' / ' || area.name
      from area join placed on area.parent_id = placed.id where area.company_id = ${companyId}
    )
    update area set path = placed.path from placed
    where area.company_id = ${companyId} and area.id = placed.id and area.path <> placed.path`.execute(trx);
