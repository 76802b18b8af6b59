import { aCompany, aRoom, type TestDatabase, testDatabase } from '../../testing';
import { anyOf } from './any-of';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

describe('a list of ids', () => {
  const roomsOf = (ids: string[]) =>
    store.db.selectFrom('room').where('id', '=', anyOf(ids)).select('id').orderBy('position');

  it('finds those it names, each once, however they are spelt', async () => {
    const { id: company_id } = await aCompany(store.db);
    const one = await aRoom(store.db, { company_id });
    const other = await aRoom(store.db, { company_id });
    await aRoom(store.db, { company_id });
    expect(await roomsOf([other.id, one.id.toUpperCase(), one.id]).execute()).toEqual([
      { id: one.id },
      { id: other.id },
    ]);
    expect(await roomsOf([]).execute()).toEqual([]);
  });

  it('is asked for by one text whatever its length, so that the names of statements last', () => {
    const texts = [0, 1, 2, 40].map((count) => roomsOf(Array(count).fill('7')).compile().sql);
    expect(new Set(texts).size).toBe(1);
  });
});
