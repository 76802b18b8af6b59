import { inChunks, cellsOf, type Thing } from './thing';

export const holidays: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('company_holiday')
      .where('company_id', '=', companyId)
      .orderBy('day')
      .select(['day', 'name'])
      .execute();
    return rows.map(({ day, name }) => ({ id: day, code: day, values: { day, name, isRemoved: false } }));
  },

  async write(trx, changed, { companyId }) {
    await inChunks(changed, async (chunk) => {
      await trx
        .deleteFrom('company_holiday')
        .where('company_id', '=', companyId)
        .where(
          'day',
          'in',
          chunk.map(({ code }) => code),
        )
        .execute();
      const rows = chunk.flatMap(({ code: day, values }) => {
        const { flag, text } = cellsOf(values);
        return flag('isRemoved') ? [] : { company_id: companyId, day, name: text('name') ?? '' };
      });
      if (rows.length > 0) await trx.insertInto('company_holiday').values(rows).execute();
    });
  },
};
