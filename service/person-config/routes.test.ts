import type { PersonConfigChange } from '@/lib/contract/person-config';
import { aStaff, rawClient, serviceApi, type TestDatabase, testDatabase } from '../testing';
import type { TestStaff } from '../testing';

const getKey = 'GET /api-meeting/api/users/personConfig/userGet';
const setKey = 'POST /api-meeting/api/users/personConfig/userSet';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db);
});
afterAll(() => store.close());

const get = (person = me) => as(person)(getKey);
const set = (body: PersonConfigChange, person = me) => as(person)(setKey, { body });
const stored = async () =>
  (
    await store.db
      .selectFrom('person_config')
      .where('staff_id', '=', me.id)
      .select('config')
      .executeTakeFirst()
  )?.config;

describe('[CFG-04] personal configuration', () => {
  it('is empty before a choice, and then what was chosen', async () => {
    expect(await get()).toEqual({});
    const choices = {
      scheduleMode: 'calendar',
      theme: 'dark',
      roomFilter: { areaIds: ['a1'], capacityGe: 8, equipment: ['白板'] },
      favouriteRoomIds: ['r1', 'r2'],
      myAreaId: 'a1',
    } as const;
    const change = { ...choices, roomFilter: { ...choices.roomFilter, areaIds: ['a1'] } };
    expect(await set(change as unknown as PersonConfigChange)).toEqual(choices);
    expect(await get()).toEqual(choices);
  });

  it('takes the last write of each key: two devices lose nothing of each other', async () => {
    await Promise.all([set({ theme: 'dark' }), set({ scheduleMode: 'list' }), set({ myAreaId: 'a1' })]);
    expect(await get()).toEqual({ theme: 'dark', scheduleMode: 'list', myAreaId: 'a1' });
    expect(await set({ theme: 'light' })).toEqual({ theme: 'light', scheduleMode: 'list', myAreaId: 'a1' });
  });

  it('keeps the stars of two devices, each room once', async () => {
    const star = (roomId: string, isFavourite = true) => set({ favouriteRoom: { roomId, isFavourite } });
    await Promise.all([star('r1'), star('r2'), set({ theme: 'dark' })]);
    expect((await star('r1')).favouriteRoomIds?.sort()).toEqual(['r1', 'r2']);
    expect(await star('r2', false)).toEqual({ theme: 'dark', favouriteRoomIds: ['r1'] });
    await star('r1', false);
    expect(await stored()).toEqual({ theme: 'dark', favouriteRoomIds: [] });
  });

  it('takes a star where another release has stored something else', async () => {
    await set({ theme: 'dark' });
    const config = JSON.stringify({ favouriteRoomIds: 'r1' });
    await store.db.updateTable('person_config').set({ config }).where('staff_id', '=', me.id).execute();
    expect(await set({ favouriteRoom: { roomId: 'r2', isFavourite: true } })).toEqual({
      favouriteRoomIds: ['r2'],
    });
  });

  it('refuses the star after the last that it holds, and keeps the others', async () => {
    const favouriteRoomIds = Array.from({ length: 100 }, (_, index) => `r${index}`);
    await set({ favouriteRoomIds });
    const star = set({ favouriteRoom: { roomId: 'r100', isFavourite: true } });
    await expect(star).rejects.toMatchObject({ status: 400 });
    expect(await get()).toEqual({ favouriteRoomIds });
  });

  it('removes a key by null', async () => {
    await set({ theme: 'dark', myAreaId: 'a1' });
    expect(await set({ theme: null })).toEqual({ myAreaId: 'a1' });
    expect(await stored()).toEqual({ myAreaId: 'a1' });
  });

  it('never stores a date, nor any other key that it does not know', async () => {
    const raw = rawClient(store.db);
    const json = { theme: 'dark', date: '2026-11-18', targetTime: 1, staffId: 'x', roomFilter: { day: '1' } };
    expect(await raw(setKey, { headers: me.headers, json })).toMatchObject({
      status: 200,
      body: { theme: 'dark', roomFilter: {} },
    });
    expect(await stored()).toEqual({ theme: 'dark', roomFilter: {} });
  });

  it.each([
    ['another value', { theme: 'pink' }],
    ['too many favourites', { favouriteRoomIds: Array.from({ length: 101 }, (_, index) => `r${index}`) }],
    ['NUL', { favouriteRoomIds: ['a\0b'] }],
    ['half a character', { myAreaId: '\ud800' }],
    ['a text for a list', { favouriteRoomIds: 'r1' }],
    ['no object', [1]],
  ])('refuses %s and keeps what was stored', async (_, json) => {
    await set({ theme: 'dark' });
    expect(await rawClient(store.db)(setKey, { headers: me.headers, json })).toMatchObject({ status: 400 });
    expect(await get()).toEqual({ theme: 'dark' });
  });

  it('refuses more than it can hold', async () => {
    const json = { theme: 'dark', other: 'x'.repeat(40_000) };
    expect(await rawClient(store.db)(setKey, { headers: me.headers, json })).toMatchObject({ status: 413 });
  });

  it('reads what another release stored in its own form as far as it can', async () => {
    await set({ theme: 'dark' });
    const config = JSON.stringify({ theme: 'sepia', scheduleMode: 'list', later: 1 });
    await store.db.updateTable('person_config').set({ config }).where('staff_id', '=', me.id).execute();
    expect(await get()).toEqual({ scheduleMode: 'list' });
    await set({ theme: 'light' });
    expect(await stored()).toEqual({ theme: 'light', scheduleMode: 'list', later: 1 });
  });

  it('[S43] is each person’s own, in each of their companies', async () => {
    const elsewhere = await aStaff(store.db, { account_id: me.accountId, mobile: me.mobile });
    await set({ theme: 'dark' });
    expect(await get(elsewhere)).toEqual({});
    expect(await get(await aStaff(store.db, { company_id: me.companyId }))).toEqual({});
    await expect(as()(getKey)).rejects.toMatchObject({ status: 401 });
  });
});
