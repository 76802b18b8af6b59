import { orderColumnsSchema } from '@/lib/contract/room';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { decodeOrders, orderColumnsType } from '@/lib/contract/codecs/order-columns';
import {
  type TestDatabase,
  type TestStaff,
  aMeeting,
  aRoom,
  aStaff,
  anArea,
  serviceApi,
  testDatabase,
  testNow,
  testService,
} from '../testing';

const hourMs = 3_600_000;
const pageKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const ordersKey = 'POST /api-meeting/api/user/v2/orders/actions/list';
const roomKey = 'GET /api-meeting/api/user/rooms/{id}';
const roomDayKey = 'POST /api-meeting/api/user/v2/rooms/{id}';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;
const inMyCompany = () => ({ company_id: me.companyId });
const aroundNow = { beginTime: testNow - 10 * hourMs, endTime: testNow + 14 * hourMs };

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db);
});
afterAll(() => store.close());

describe('pages of rooms', () => {
  test('[ROOM-01] come by 30 in the company’s order, with the whole count', async () => {
    const { id: areaId } = await anArea(store.db, inMyCompany());
    for (let position = 0; position < 32; position += 1)
      await aRoom(store.db, { ...inMyCompany(), area_id: areaId, position, name: `会议室 ${position}` });

    const first = await as(me)(pageKey, { body: {} });
    const second = await as(me)(pageKey, { body: { pageNo: 2 } });
    const beyond = await as(me)(pageKey, { body: { pageNo: 9 } });

    expect(first).toMatchObject({ total: 32, pageNo: 1, pageSize: 30 });
    expect([...first.list, ...second.list].map((room) => room.name)).toEqual(
      Array.from({ length: 32 }, (_, position) => `会议室 ${position}`),
    );
    expect(beyond).toMatchObject({ total: 32, list: [] });
  });

  test('[ROOM-01] an area brings the rooms of the areas within it', async () => {
    const building = await anArea(store.db, inMyCompany());
    const floor = await anArea(store.db, { ...inMyCompany(), parent_id: building.id, name: '3F' });
    const room = await aRoom(store.db, { ...inMyCompany(), area_id: floor.id });
    await aRoom(store.db, inMyCompany());

    const { list } = await as(me)(pageKey, { body: { areaIds: [building.id] } });
    expect(list.map(({ id }) => id)).toEqual([room.id]);
  });

  test('[S60] a keyword is looked for literally', async () => {
    const percent = await aRoom(store.db, { ...inMyCompany(), name: '100%' });
    await aRoom(store.db, { ...inMyCompany(), name: '1000' });
    const { list } = await as(me)(pageKey, { body: { keyword: '0%' } });
    expect(list.map(({ id }) => id)).toEqual([percent.id]);
  });

  test('only rooms without a booking in the asked time are free then', async () => {
    const busy = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    const free = await aRoom(store.db, inMyCompany());
    const freeThen = (from: number, to: number) => as(me)(pageKey, { body: { freeFrom: from, freeTo: to } });

    expect((await freeThen(busy.beginTime, busy.endTime)).list.map(({ id }) => id)).toEqual([free.id]);
    expect((await freeThen(busy.endTime, busy.endTime + hourMs)).total).toBe(2);
  });

  test('[SESS-12] show nothing of another company', async () => {
    await aRoom(store.db);
    expect((await as(me)(pageKey, { body: {} })).list).toEqual([]);
  });

  test('[ROOM-06] say who may book, the hours, the state and who approves', async () => {
    const approver = await aStaff(store.db, { ...inMyCompany(), real_name: '陈晨' });
    const room = await aRoom(store.db, {
      ...inMyCompany(),
      is_restricted: true,
      auditors: [approver.id],
      open_from_minute: 540,
      open_to_minute: 1080,
      status: 'OUT_OF_ORDER',
      status_reason: '维护中',
    });
    expect(await as(me)('GET /api-meeting/api/user/rooms/{id}', { params: { id: room.id } })).toMatchObject({
      can: { book: false, open: true },
      openFromMinute: 540,
      openToMinute: 1080,
      status: 'OUT_OF_ORDER',
      statusReason: '维护中',
      audit: { required: true, auditors: [{ id: approver.id, realName: '陈晨' }] },
    });
  });

  test('[ROOM-06] name nobody who approves where no approval is needed', async () => {
    const approver = await aStaff(store.db, inMyCompany());
    await aRoom(store.db, { ...inMyCompany(), auditors: [approver.id], needs_approval: false });
    expect((await as(me)(pageKey, { body: {} })).list).toMatchObject([
      { audit: { required: false, auditors: [] } },
    ]);
  });

  test('[ROOM-06] a permission given to a department holds for those below it', async () => {
    const department = { company_id: me.companyId, id: crypto.randomUUID(), name: '研发' };
    const team = { ...department, id: crypto.randomUUID(), parent_id: department.id, name: '平台组' };
    await store.db.insertInto('department').values([department, team]).execute();
    const colleague = await aStaff(store.db, { ...inMyCompany(), department_id: team.id });
    const room = await aRoom(store.db, { ...inMyCompany(), is_restricted: true });
    await store.db
      .insertInto('room_permission')
      .values({
        company_id: me.companyId,
        room_id: room.id,
        id: crypto.randomUUID(),
        department_id: department.id,
      })
      .execute();

    const bookable = (person: TestStaff) =>
      as(person)('GET /api-meeting/api/user/rooms/actions/book-by-page', { query: {} });
    expect((await bookable(colleague)).list.map(({ id }) => id)).toEqual([room.id]);
    expect((await bookable(me)).list).toEqual([]);
  });

  test('[ROOM-04] rooms of the chat app can be neither booked nor opened', async () => {
    await aRoom(store.db, { ...inMyCompany(), app_id: 'wework' });
    const { list } = await as(me)(pageKey, { body: {} });
    expect(list).toMatchObject([{ appId: 'wework', can: { open: false } }]);
    expect(
      (await as(me)('GET /api-meeting/api/user/rooms/actions/book-by-page', { query: {} })).list,
    ).toEqual([]);
  });

  test('refuse a page size that would read the whole table', async () => {
    await expect(as(me)(pageKey, { body: { pageSize: 5_000 } })).rejects.toMatchObject({
      status: 400,
      code: 400000,
    });
  });
});

describe('one room', () => {
  test.each(['01928000-0000-7000-8000-000000000000', 'no-such-room'])(
    '[ERR-04] %s is not found',
    async (id) => {
      const missing = { status: 404, code: 404000 };
      await expect(as(me)(roomKey, { params: { id } })).rejects.toMatchObject(missing);
      await expect(as(me)(roomDayKey, { params: { id }, body: aroundNow })).rejects.toMatchObject(missing);
    },
  );

  test('[SESS-12] of another company is not found', async () => {
    const { id } = await aRoom(store.db);
    await expect(as(me)(roomKey, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(as(me)(roomDayKey, { params: { id }, body: aroundNow })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('[ROOM-05] comes with its bookings of the asked time, and with no other room’s', async () => {
    const early = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    const late = await aMeeting(store.db, {
      company_id: me.companyId,
      roomIds: early.roomIds,
      beginTime: early.endTime + hourMs,
    });
    await aMeeting(store.db, { company_id: me.companyId, beginTime: early.beginTime });
    const [id = ''] = early.roomIds;
    const read = (beginTime: number, endTime: number) =>
      as(me)(roomDayKey, { params: { id }, body: { beginTime, endTime } });

    const both = await read(early.beginTime, late.endTime);
    expect(both).toMatchObject({ id, can: { book: true, open: true } });
    expect(both.orders.map(({ meetingNo }) => meetingNo)).toEqual([early.meetingNo, late.meetingNo]);
    expect((await read(early.endTime, late.beginTime)).orders).toEqual([]);
  });

  test('[S46] hides what the meeting of a booking is from those who may not see it', async () => {
    const secret = await aMeeting(store.db, { company_id: me.companyId, scope: 1, subject: '并购' });
    const [id = ''] = secret.roomIds;
    const { orders } = await as(me)(roomDayKey, { params: { id }, body: aroundNow });
    expect(orders.map((order) => Object.keys(order).sort())).toEqual([
      ['beginTime', 'endTime', 'orderNo', 'roomId', 'state'],
    ]);
  });

  test('[SESS-07] is for those who are logged in', async () => {
    const { id } = await aRoom(store.db, inMyCompany());
    await expect(as()(roomDayKey, { params: { id }, body: aroundNow })).rejects.toMatchObject({
      status: 401,
    });
  });

  test.each([
    ['more than 92 days', { beginTime: testNow, endTime: testNow + 93 * 24 * hourMs }],
    ['no times', {}],
    ['times that are none', { beginTime: '2026-11-18', endTime: testNow }],
  ])('[ERR-04] [S37] is not read for %s', async (_, window) => {
    const { id } = await aRoom(store.db, inMyCompany());
    const body = window as typeof aroundNow;
    await expect(as(me)(roomDayKey, { params: { id }, body })).rejects.toMatchObject({
      status: 400,
      code: 400000,
    });
  });
});

describe('areas', () => {
  test('[ROOM-01] are a tree that counts the rooms below', async () => {
    const city = await anArea(store.db, { ...inMyCompany(), name: '上海' });
    const floor = await anArea(store.db, { ...inMyCompany(), parent_id: city.id, name: '3F' });
    await anArea(store.db, { ...inMyCompany(), name: '空楼' });
    await aRoom(store.db, { ...inMyCompany(), area_id: floor.id });

    const all = await as(me)('GET /api-meeting/api/user/v2/areas/trees');
    const withRooms = await as(me)('GET /api-meeting/api/user/areas/trees');
    expect(withRooms).toMatchObject([
      { name: '上海', roomCount: 1, children: [{ name: '3F', roomCount: 1 }] },
    ]);
    expect(all.map((area) => area.name).sort()).toEqual(['上海', '空楼']);
  });
});

describe('bookings of rooms as columns', () => {
  const asColumns = { headers: { accept: `${orderColumnsType}, application/json` } };
  const read = async (roomIdList: string[], asked: Partial<typeof aroundNow> = {}) => {
    const answer: unknown = await as(me)(ordersKey, {
      body: { roomIdList, ...aroundNow, ...asked },
      ...asColumns,
    });
    return { answer, orders: decodeOrders(orderColumnsSchema.parse(answer), roomIdList) };
  };

  test('[ROOM-02] say the same as the list, room by room as they were asked for', async () => {
    const mine = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    const invited = await aMeeting(store.db, {
      company_id: me.companyId,
      roomIds: mine.roomIds,
      beginTime: mine.endTime,
      scope: 1,
      members: [{ staffId: me.id }],
    });
    const other = await aMeeting(store.db, { company_id: me.companyId, beginTime: mine.beginTime + 61_001 });
    const roomIdList = [...other.roomIds, ...mine.roomIds];
    const list = await as(me)(ordersKey, { body: { roomIdList, ...aroundNow } });
    const byNumber = new Map(list.map(({ orderNo: _, ...order }) => [order.meetingNo, order]));

    const { orders } = await read(roomIdList);
    expect(orders).toEqual([other, mine, invited].map(({ meetingNo }) => byNumber.get(meetingNo)));
    expect(orders.map((order) => order.mine)).toEqual([undefined, 'organizer', 'attendee']);
  });

  test('[S46] a private meeting of other people shows that the room is taken and nothing else', async () => {
    const subject = '并购';
    const secret = await aMeeting(store.db, { company_id: me.companyId, scope: 1, subject });
    const { answer, orders } = await read(secret.roomIds);
    expect(orders.map((order) => Object.keys(order).sort())).toEqual([
      ['beginTime', 'endTime', 'roomId', 'state'],
    ]);
    for (const fact of [subject, secret.meetingNo, '员工'])
      expect(JSON.stringify(answer)).not.toContain(fact);
    expect(JSON.stringify(answer)).not.toContain(String(Number(secret.meetingNo)));
  });

  test('are those of a room however its id is spelled, and of each spelling', async () => {
    const first = await aMeeting(store.db, { company_id: me.companyId });
    const second = await aMeeting(store.db, { company_id: me.companyId });
    const [small = '', other = ''] = [...first.roomIds, ...second.roomIds];
    const roomIdList = [small.toUpperCase(), small, small, other];
    const { answer, orders } = await read(roomIdList);
    expect(answer).toMatchObject({ counts: [1, 1, 1] });
    const [shown, again, last] = [first, first, second].map(({ meetingNo }) => meetingNo);
    expect(orders.map(({ meetingNo }) => meetingNo)).toEqual([shown, again, last]);
    const list = await as(me)(ordersKey, { body: { roomIdList: [small.toUpperCase()], ...aroundNow } });
    expect(list.map(({ roomId }) => roomId)).toEqual([small]);
  });

  test('[S46] a private meeting whose invitation was withdrawn is hidden again', async () => {
    const members = [{ staffId: me.id, state: inviteStates.withdrawn }];
    const secret = await aMeeting(store.db, { company_id: me.companyId, scope: 1, members });
    const { orders } = await read(secret.roomIds);
    expect(orders).toEqual([expect.not.objectContaining({ meetingNo: expect.anything() })]);
  });

  test('[SESS-12] of another company’s room are none', async () => {
    const foreign = await aMeeting(store.db);
    expect((await read(foreign.roomIds)).answer).toMatchObject({ counts: [0], gaps: [], hidden: [] });
  });

  test('are called so in the answer, and caches are told', async () => {
    const { id } = await aRoom(store.db, inMyCompany());
    const answer = await testService(store.db).request(ordersKey.split(' ')[1] ?? '', {
      method: 'POST',
      headers: { ...me.headers, ...asColumns.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ roomIdList: [id], ...aroundNow }),
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': orderColumnsType,
      'cache-control': 'no-store',
      vary: 'Accept',
    });
  });
});

describe('bookings of rooms', () => {
  test('[ROOM-02] come by room and start, also those that only reach into the window', async () => {
    const early = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    const late = await aMeeting(store.db, {
      company_id: me.companyId,
      roomIds: early.roomIds,
      beginTime: early.endTime,
    });
    const orders = await as(me)(ordersKey, {
      body: {
        roomIdList: early.roomIds,
        beginTime: early.beginTime + 60_000,
        endTime: late.beginTime + 60_000,
      },
    });
    expect(orders.map(({ meetingNo, mine }) => [meetingNo, mine])).toEqual([
      [early.meetingNo, 'organizer'],
      [late.meetingNo, undefined],
    ]);
  });

  test('[S46] a private meeting of other people shows that the room is taken and nothing else', async () => {
    const secret = await aMeeting(store.db, { company_id: me.companyId, scope: 1, subject: '并购' });
    const [order] = await as(me)(ordersKey, { body: { roomIdList: secret.roomIds, ...aroundNow } });
    expect(Object.keys(order ?? {}).sort()).toEqual(['beginTime', 'endTime', 'orderNo', 'roomId', 'state']);
  });

  test('[SESS-12] of another company’s room are none', async () => {
    const foreign = await aMeeting(store.db);
    expect(await as(me)(ordersKey, { body: { roomIdList: foreign.roomIds, ...aroundNow } })).toEqual([]);
  });

  test('my own are those that I organize', async () => {
    const mine = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    await aMeeting(store.db, { company_id: me.companyId, members: [{ staffId: me.id }] });
    const orders = await as(me)('GET /api-meeting/api/user/orders', { query: aroundNow });
    expect(orders.map(({ meetingNo }) => meetingNo)).toEqual([mine.meetingNo]);
  });

  test.each([
    ['more than 92 days', { beginTime: testNow, endTime: testNow + 93 * 24 * hourMs }],
    ['times before 1970', { beginTime: -9_007_199_254_740_991, endTime: 0 }],
    ['times that no calendar has', { beginTime: 9_007_199_254_740_991, endTime: 9_007_199_254_740_991 }],
  ])('[ERR-04] [S37] are not read for %s', async (_, window) => {
    const refused = { status: 400, code: 400000 };
    const body = { roomIdList: [me.id], ...window };
    await expect(as(me)(ordersKey, { body })).rejects.toMatchObject(refused);
    const mine = as(me)('GET /api-meeting/api/user/orders', { query: window });
    await expect(mine).rejects.toMatchObject(refused);
  });
});
