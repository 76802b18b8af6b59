import type { PersonConfigChange } from '@/lib/contract/person-config';
import { anArea, aRoom, meetingDesk, type TestRoom } from '../testing';

const { store, me, colleague, as, myRoom } = meetingDesk();
const pageKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
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
});
