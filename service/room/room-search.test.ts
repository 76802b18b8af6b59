import type { RequestOf } from '@/lib/contract';
import { anArea, aRoom, at, forRoom, meetingDesk } from '../testing';

const { store, me, as, myRoom, book } = meetingDesk();
const pageKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const namesOf = async (filter: RequestOf<typeof pageKey>['body']) =>
  (await as(me)(pageKey, { body: filter })).list.map(({ name }) => name);

describe('[BOOK-02] rooms for a form', () => {
  test.each([
    ['a part of the name', '江'],
    ['pinyin', 'wangj'],
    ['pinyin with spaces in capitals', 'WANG JIANG'],
    ['initials', 'wj'],
    ['full-width letters', 'ｗｊ'],
    ['the name of an area above it', '三号楼'],
  ])('are found by %s', async (_, keyword) => {
    const building = await anArea(store.db, {
      company_id: me.companyId,
      name: '5F',
      path: '三号楼 / 5F',
    });
    await myRoom({ name: '望江', pinyin: 'WANG JIANG', area_id: building.id });
    await myRoom({ name: '听涛', pinyin: 'TING TAO' });
    expect(await namesOf({ keyword })).toEqual(['望江']);
  });

  test.each(['jiang', 'j', 'wangjiang1', '%', '_'])('are not found by %s', async (keyword) => {
    await myRoom({ name: '望江', pinyin: 'WANG JIANG' });
    expect(await namesOf({ keyword })).toEqual([]);
  });

  test('come by id, wherever they stand in the list, with the other filters and by pages', async () => {
    const rooms = [];
    for (let index = 0; index < 130; index += 1)
      rooms.push(await myRoom({ name: `会议室 ${index}`, capacity: index < 120 ? 4 : 20 }));
    const chosen = rooms.slice(115, 125).map(({ id }) => id);
    const foreign = await aRoom(store.db);
    expect(await namesOf({ roomIdList: [...chosen, foreign.id] })).toHaveLength(10);
    expect(await namesOf({ roomIdList: chosen, capacityGe: 10 })).toEqual([
      '会议室 120',
      '会议室 121',
      '会议室 122',
      '会议室 123',
      '会议室 124',
    ]);
    const page = await as(me)(pageKey, { body: { keyword: '会议室', pageNo: 2, pageSize: 100 } });
    expect(page).toMatchObject({ total: 130, pageNo: 2 });
    expect(page.list).toHaveLength(30);
  });

  test('[EDIT-02] are free for a meeting that holds them itself', async () => {
    const room = await myRoom({ name: '望江' });
    const { _id: exceptMeetingId } = await book(forRoom(room));
    const freeTime = { freeFrom: at('14:30'), freeTo: at('15:30') };
    expect(await namesOf(freeTime)).toEqual([]);
    expect(await namesOf({ ...freeTime, exceptMeetingId })).toEqual(['望江']);
  });
});
