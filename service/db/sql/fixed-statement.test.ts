import { sql } from 'kysely';
import { aStaff, type TestDatabase, testDatabase } from '../../testing';
import { fixedStatement } from './fixed-statement';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

describe('a statement whose text is written once', () => {
  it('is asked with other values each time, in the places that they were named for', async () => {
    let written = 0;
    const subtract = fixedStatement((db, { from, amount }: { from: number; amount: number }) => {
      written += 1;
      return sql<{ left: number; twice: number }>`
        select ${from}::int - ${amount}::int as left, 2 * ${from}::int as twice`.compile(db);
    });
    expect(await subtract(store.db, { from: 7, amount: 4 })).toEqual([{ left: 3, twice: 14 }]);
    expect(await subtract(store.db, { amount: 1, from: 10 })).toEqual([{ left: 9, twice: 20 }]);
    expect(written).toBe(1);
  });

  it('has a text for each set of values that are given', async () => {
    const { id, companyId } = await aStaff(store.db, { real_name: '王芳' });
    let written = 0;
    const find = fixedStatement((db, filter: { companyId: string; name?: string | undefined }) => {
      written += 1;
      const staff = db.selectFrom('staff').where('company_id', '=', filter.companyId).select('id');
      return (filter.name ? staff.where('real_name', '=', filter.name) : staff).compile();
    });
    expect(await find(store.db, { companyId, name: '李雷' })).toEqual([]);
    expect(await find(store.db, { companyId })).toEqual([{ id }]);
    expect(await find(store.db, { companyId, name: undefined })).toEqual([{ id }]);
    expect(await find(store.db, { companyId, name: '王芳' })).toEqual([{ id }]);
    expect(written).toBe(2);
  });

  it('takes the query builder’s queries, with nothing where a value is missing', async () => {
    const { id, companyId } = await aStaff(store.db);
    const findStaff = fixedStatement((db, staff: { id: string | null; companyId: string }) =>
      db
        .selectFrom('staff')
        .where('company_id', '=', staff.companyId)
        .where('id', '=', staff.id)
        .select('id')
        .compile(),
    );
    expect(await findStaff(store.db, { id, companyId })).toEqual([{ id }]);
    expect(await findStaff(store.db, { id: null, companyId })).toEqual([]);
  });

  it('is part of the transaction that it is asked in', async () => {
    const insert = fixedStatement((db, { word }: { word: string }) =>
      sql`insert into fixed (word) values (${word})`.compile(db),
    );
    await sql`create table fixed (word text)`.execute(store.db);
    const undone = store.db.transaction().execute(async (trx) => {
      await insert(trx, { word: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await insert(store.db, { word: 'kept' });
    expect((await sql`select word from fixed`.execute(store.db)).rows).toEqual([{ word: 'kept' }]);
  });
});
