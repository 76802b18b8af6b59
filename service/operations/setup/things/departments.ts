import { sql } from 'kysely';
import { parentsFirst } from './parents-first';
import { cellsOf, externalCode, inChunks, type Thing } from './thing';

export const departments: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('department')
      .leftJoin('department as parent', (join) =>
        join
          .onRef('parent.company_id', '=', 'department.company_id')
          .onRef('parent.id', '=', 'department.parent_id'),
      )
      .where('department.company_id', '=', companyId)
      .orderBy('department.position')
      .orderBy('department.id')
      .select(['department.id', 'department.name', 'department.position'])
      .select([
        sql<string>`coalesce(department.external_code, department.id::text)`.as('code'),
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
        .insertInto('department')
        .values(
          chunk.map((each) => {
            const { text, number } = cellsOf(each.values);
            const parent = text('parent');
            return {
              company_id: companyId,
              id: each.id,
              external_code: externalCode(each),
              name: text('name') ?? '',
              parent_id: parent === null ? null : idOf('departments', parent),
              position: number('position') ?? 0,
            };
          }),
        )
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            parent_id: eb.ref('excluded.parent_id'),
            position: eb.ref('excluded.position'),
          })),
        )
        .execute(),
    );
  },
};
