import type { PersonConfigChange } from '@/lib/contract/person-config';
import { msPerDay } from '@/lib/time/day';
import { anArea, aRoom, at, forRoom, meetingDesk, meetingKeys, testNow, type TestRoom } from '../testing';

const { store, me, colleague, as, myRoom, book } = meetingDesk();
const pageKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const usualKey = 'GET /api-meeting/api/user/areas/actions/usual';
const setKey = 'POST /api-meeting/api/users/personConfig/userSet';

const choose = (body: PersonConfigChange) => as(me)(setKey, { body });
const namesOf = async (person = me, body: { pageNo?: number; pageSize?: number; keyword?: string } = {}) =>
  (await as(person)(pageKey, { body })).list.map(({ name }) => name);

const roomsNamed = async (...names: string[]) => {
  const rooms: TestRoom[] = [];
  for (const name of names) rooms.push(await myRoom({ name }));
  return rooms;
};

describe('[CFG-04] [ROOM-01] the order of rooms', () => {
  test('is the company’s own, also with stars, until one chooses favourites first', async () => {
    const [, , third] = await roomsNamed('甲', '乙', '丙');
    await choose({ favouriteRoomIds: [third!.id] });
    expect(await namesOf()).toEqual(['甲', '乙', '丙']);
    await choose({ favouritesFirst: true });
    expect(await namesOf()).toEqual(['丙', '甲', '乙']);
    expect(await namesOf(colleague)).toEqual(['甲', '乙', '丙']);
    await choose({ favouritesFirst: null });
    expect(await namesOf()).toEqual(['甲', '乙', '丙']);
  });

  test('begins with favourites through all pages and filters, in the company’s order among themselves', async () => {
    const rooms = await roomsNamed('甲1', '乙', '甲2', '丙', '甲3');
    const foreign = await aRoom(store.db);
    const favouriteRoomIds = [rooms[4]!.id, rooms[3]!.id, foreign.id, 'no-room'];
    await choose({ favouritesFirst: true, favouriteRoomIds });
    expect(await namesOf(me, { pageSize: 3 })).toEqual(['丙', '甲3', '甲1']);
    expect(await namesOf(me, { pageSize: 3, pageNo: 2 })).toEqual(['乙', '甲2']);
    expect(await namesOf(me, { keyword: '甲' })).toEqual(['甲3', '甲1', '甲2']);
  });

  test('goes on with the rooms of my floor, also those of areas in it, after favourites', async () => {
    const company_id = me.companyId;
    const building = await anArea(store.db, { company_id, name: '二号楼' });
    const floor = await anArea(store.db, { company_id, name: '3F', parent_id: building.id });
    await roomsNamed('甲');
    await myRoom({ name: '乙', area_id: floor.id });
    const [third] = await roomsNamed('丙');
    await choose({ favouriteRoomIds: [third!.id], myAreaId: building.id });
    expect(await namesOf()).toEqual(['甲', '乙', '丙']);
    await choose({ favouritesFirst: true });
    expect(await namesOf()).toEqual(['丙', '乙', '甲']);
    await choose({ myAreaId: 'no-area' });
    expect(await namesOf()).toEqual(['丙', '甲', '乙']);
  });

  /** A room on a floor of its own. */
  const roomOn = async (name: string) => {
    const area = await anArea(store.db, { company_id: me.companyId, name });
    return myRoom({ name: `${name}的会议室`, area_id: area.id });
  };
  const hours = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

  test('learns my floor from what I book most, which another choice overrules', async () => {
    const [first, second, third] = [await roomOn('1F'), await roomOn('2F'), await roomOn('3F')];
    await choose({ favouritesFirst: true });
    expect(await as(me)(usualKey)).toEqual({});
    await book(forRoom(second, hours('14:15', '15:00')));
    await book(forRoom(third, hours('15:15', '16:00')));
    await book(forRoom(third, hours('16:15', '17:00')));
    for (const from of ['14', '15', '16'])
      await book(forRoom(first, hours(`${from}:15`, `${from}:45`)), colleague);
    expect(await as(me)(usualKey)).toEqual({ areaId: third.areaId });
    expect(await namesOf()).toEqual(['3F的会议室', '1F的会议室', '2F的会议室']);
    await choose({ myAreaId: second.areaId });
    expect(await namesOf()).toEqual(['2F的会议室', '1F的会议室', '3F的会议室']);
    await choose({ myAreaId: 'no-area' });
    expect(await namesOf()).toEqual(['3F的会议室', '1F的会议室', '2F的会议室']);
  });

  test('forgets bookings of more than 90 days ago, and those that were cancelled', async () => {
    const [first, second] = [await roomOn('1F'), await roomOn('2F')];
    await book(forRoom(first, hours('14:15', '15:00')));
    const { _id: cancelled } = await book(forRoom(second, hours('15:15', '16:00')));
    const { _id: old } = await book(forRoom(second, hours('16:15', '17:00')));
    await as(me)(meetingKeys.cancel, { params: { id: cancelled }, query: {} });
    const begins_at = new Date(testNow - 91 * msPerDay);
    await store.db.updateTable('meeting').set({ begins_at }).where('id', '=', old).execute();
    expect(await as(me)(usualKey)).toEqual({ areaId: first.areaId });
  });
});
