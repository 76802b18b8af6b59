import { anArea, meetingDesk } from '../../testing';
import { fillRoomPinyin } from './fill-room-pinyin';

const { store, me, as, myRoom } = meetingDesk();
const namesFor = async (keyword: string) =>
  (await as(me)('POST /api-meeting/api/user/v2/rooms/actions/page', { body: { keyword } })).list.map(
    ({ name }) => name,
  );
const pinyinOf = async (id: string) =>
  (await store.db.selectFrom('room').where('id', '=', id).select('pinyin').executeTakeFirstOrThrow()).pinyin;

test('[ROOM-01] rooms that are older than their pinyin are found by it', async () => {
  const { id: area_id } = await anArea(store.db, { company_id: me.companyId });
  await myRoom({ name: '听涛', area_id });
  await myRoom({ name: '望江 A-101', area_id });
  expect(await namesFor('tingt')).toEqual([]);
  expect(await fillRoomPinyin(store.db)).toBeGreaterThanOrEqual(2);
  expect(await namesFor('tingt')).toEqual(['听涛']);
  expect(await namesFor('wj')).toEqual(['望江 A-101']);
});

test('[ROOM-01] what the company wrote stays, and a second start has nothing to fill', async () => {
  const own = await myRoom({ name: '单间', pinyin: 'DAN JIAN' });
  const other = await myRoom({ name: '听涛' });
  await fillRoomPinyin(store.db);
  expect(await pinyinOf(own.id)).toBe('DAN JIAN');
  expect(await pinyinOf(other.id)).toBe('TING TAO');
  expect(await fillRoomPinyin(store.db)).toBe(0);
});
