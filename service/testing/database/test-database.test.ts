import type { TestDatabase } from './test-database';
import { testDatabase } from './test-database';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const company = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: '示例科技',
  created_at: new Date('2026-11-18T02:07:00.123Z'),
};

describe('a test database', () => {
  it('reads instants as epoch milliseconds and counts as numbers', async () => {
    await store.db.insertInto('company').values(company).execute();
    const row = await store.db
      .selectFrom('company')
      .select(({ fn }) => ['created_at', fn.countAll<number>().over().as('count')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ created_at: Date.parse('2026-11-18T02:07:00.123Z'), count: 1 });
  });

  it('reads dates as they are written, whatever zone the machine is set to', async () => {
    const [row] = await store.db
      .selectNoFrom(({ cast, val }) => cast<string>(val('2026-11-18'), 'date').as('day'))
      .execute();
    expect(row).toEqual({ day: '2026-11-18' });
  });

  it('is not shared', async () => {
    const other = await testDatabase();
    expect(await other.db.selectFrom('company').selectAll().execute()).toEqual([]);
    await other.close();
  });
});
