import { sql } from 'kysely';
import { cellsOf, externalCode, inChunks, type Thing } from './thing';

export const services: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('meeting_service as service')
      .where('service.company_id', '=', companyId)
      .where('service.deleted_at', 'is', null)
      .orderBy('service.position')
      .orderBy('service.id')
      .select(['service.id', 'service.name', 'service.position'])
      .select([
        sql<string>`coalesce(service.external_code, service.id::text)`.as('code'),
        sql<string[]>`array(
          select coalesce(staff.external_code, staff.id::text)
          from meeting_service_auditor auditor
          join staff on staff.company_id = auditor.company_id and staff.id = auditor.staff_id
          where auditor.company_id = service.company_id and auditor.meeting_service_id = service.id
          order by auditor.position)`.as('auditors'),
      ])
      .execute();
    return rows.map(({ id, code, name, position, auditors }) => ({
      ...{ id, code },
      values: { code, name, auditors, position },
    }));
  },

  async write(trx, changed, { companyId, idOf, now }) {
    await inChunks(changed, (chunk) =>
      trx
        .insertInto('meeting_service')
        .values(
          chunk.map((each) => {
            const { text, number } = cellsOf(each.values);
            return {
              company_id: companyId,
              id: each.id,
              external_code: externalCode(each),
              name: text('name') ?? '',
              position: number('position') ?? 0,
              created_at: new Date(now),
            };
          }),
        )
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            position: eb.ref('excluded.position'),
          })),
        )
        .execute(),
    );
    await inChunks(changed, (chunk) =>
      trx
        .deleteFrom('meeting_service_auditor')
        .where('company_id', '=', companyId)
        .where(
          'meeting_service_id',
          'in',
          chunk.map(({ id }) => id),
        )
        .execute(),
    );
    const auditors = changed.flatMap(({ id, values }) =>
      cellsOf(values)
        .texts('auditors')
        .map((code, position) => ({
          company_id: companyId,
          meeting_service_id: id,
          staff_id: idOf('staff', code),
          position,
        })),
    );
    await inChunks(auditors, (chunk) => trx.insertInto('meeting_service_auditor').values(chunk).execute());
  },
};
