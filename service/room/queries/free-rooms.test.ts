import { errorCodes } from '@/lib/domain/error-codes';
import { thisMinute } from '@/lib/domain/room/free-now';
import { instantAt, msPerMinute } from '@/lib/time/instant';
import { fixedClock } from '@/lib/time/clock';
import {
  type TestDatabase,
  type TestRoom,
  type TestStaff,
  aCompany,
  aMeeting,
  aRoom,
  aStaff,
  serviceApi,
  testDatabase,
  testNow,
} from '../../testing';

const pageKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const at = (time: string) => instantAt('2026-11-18', time, 'Asia/Shanghai') ?? Number.NaN;
const between = (from: string, to: string) => ({ freeFrom: at(from), freeTo: at(to) });
type Free = ReturnType<typeof between>;

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

const myRoom = (name: string, parts: Parameters<typeof aRoom>[1] = {}) =>
  aRoom(store.db, { company_id: me.companyId, name, ...parts });
const freeNames = async (free: Free) => (await as(me)(pageKey, { body: free })).list.map(({ name }) => name);

/** A room of every kind that a rule can shut, and one that each time finds free. */
async function roomsOfEachKind() {
  const [approver, leaver] = [
    await aStaff(store.db, { company_id: me.companyId }),
    await aStaff(store.db, { company_id: me.companyId, disabled_at: new Date(testNow) }),
  ];
  return [
    await myRoom('望江'),
    await myRoom('听涛', { auditors: [approver.id] }),
    await myRoom('无审批人', { needs_approval: true }),
    await myRoom('离职审批', { auditors: [leaver.id] }),
    await myRoom('观云', { open_from_minute: 540, open_to_minute: 1080 }),
    await myRoom('松风', { status: 'OUT_OF_ORDER' }),
    await myRoom('工作日', { open_weekdays: [1, 2, 3, 4, 5] }),
    await myRoom('周末', { open_weekdays: [0, 6] }),
    await myRoom('兰亭', { is_restricted: true }),
    await myRoom('企微一号', { app_id: 'wework' }),
    await myRoom('致远', { is_offline: true }),
  ];
}

/** Rules that speak of the time itself or of the meeting, not of the room. */
const ofTheMeeting: readonly number[] = [errorCodes.timeInPast, errorCodes.meetingTooLong];

describe('rooms that are free at a time', () => {
  test.each([
    ['in the morning', between('10:15', '10:45')],
    ['late enough to be approved', between('10:30', '11:00')],
    ['up to the closing hour', between('17:00', '18:00')],
    ['past the closing hour', between('17:45', '18:15')],
    ['at the end of the day', between('23:30', '24:00')],
  ])('[ROOM-07] [ROOM-06] are those that the rules of a booking let pass, %s', async (_, free) => {
    const rooms = await roomsOfEachKind();
    await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, roomIds: [rooms[0]!.id] });
    const verdicts = await Promise.all(
      rooms.map(async (room) => {
        const checked = await as(me)('POST /api-meeting/api/user/v2/meetings/actions/check', {
          body: {
            subject: '周会',
            beginTime: free.freeFrom,
            endTime: free.freeTo,
            scope: 2,
            members: [],
            roomBookingForms: [{ roomId: room.id }],
          },
        });
        return checked.refusals.every(({ code }) => ofTheMeeting.includes(code)) ? [room.name] : [];
      }),
    );
    expect(await freeNames(free)).toEqual(verdicts.flat());
  });

  test('[ROOM-07] [R36] are shut in the evening also where clocks skip the midnight after it', async () => {
    const { id: companyId } = await aCompany(store.db, { time_zone: 'Africa/Cairo' });
    const person = await aStaff(store.db, { company_id: companyId });
    const named = async (name: string, parts: Parameters<typeof aRoom>[1] = {}) =>
      aRoom(store.db, { company_id: companyId, name, ...parts });
    const room = await named('观云', { open_from_minute: 540, open_to_minute: 1080 });
    await named('望江');
    const evening = { beginTime: 1_809_030_600_000, endTime: 1_809_036_000_000 };
    const ask = serviceApi(store.db, { clock: fixedClock(testNow) })(person);

    const free = { freeFrom: evening.beginTime, freeTo: evening.endTime };
    expect((await ask(pageKey, { body: free })).list.map(({ name }) => name)).toEqual(['望江']);
    const body = { subject: '周会', ...evening, roomBookingForms: [{ roomId: room.id }] };
    await expect(
      ask('POST /api-meeting/api/user/v2/meetings/actions/schedule', { body }),
    ).rejects.toMatchObject({ code: errorCodes.outsideOpenHours });
  });

  test('[ROOM-01] in this minute are those that one could walk into', async () => {
    await roomsOfEachKind();
    const busy = await myRoom('揽月');
    const next = await myRoom('晨光');
    const last = await myRoom('暮色');
    await myRoom('午后', { open_from_minute: 10 * 60 + 8 });
    await myRoom('清晨', { open_to_minute: 10 * 60 + 7 });
    const booked = (room: TestRoom, from: string, to: string) =>
      aMeeting(store.db, {
        company_id: me.companyId,
        roomIds: [room.id],
        beginTime: at(from),
        endTime: at(to),
      });
    await booked(busy, '10:00', '11:00');
    await booked(next, '10:08', '11:00');
    await booked(last, '09:00', '10:07');
    const { beginTime: freeFrom, endTime: freeTo } = thisMinute(testNow + 30_000);
    expect(await freeNames({ freeFrom, freeTo })).toEqual(['望江', '观云', '工作日', '致远', '晨光', '暮色']);
  });

  test('[ROOM-07] are counted as they are listed, on whichever page', async () => {
    await roomsOfEachKind();
    const free = between('10:30', '11:00');
    const pages = await Promise.all(
      [1, 2, 9].map((pageNo) => as(me)(pageKey, { body: { ...free, pageNo, pageSize: 3 } })),
    );
    expect(pages.map(({ total, list }) => [total, list.length])).toEqual([
      [5, 3],
      [5, 2],
      [5, 0],
    ]);
  });

  test.each([
    ['ends where it begins', between('10:30', '11:00'), true],
    ['begins where it ends', between('11:30', '12:00'), true],
    ['reaches into it', between('11:15', '11:45'), false],
    ['lies within it', between('11:10', '11:20'), false],
    ['covers it', between('10:30', '12:00'), false],
  ])('[ROOM-07] beside a booking of 11:00–11:30, when the time %s', async (_, free, isFree) => {
    const room = await myRoom('望江');
    await aMeeting(store.db, { company_id: me.companyId, roomIds: [room.id] });
    expect(await freeNames(free)).toEqual(isFree ? ['望江'] : []);
  });

  test.each([
    ['held', []],
    ['released', ['望江']],
  ] as const)('[ROOM-07] with a slot that is %s', async (orderState, names) => {
    const room = await myRoom('望江');
    await aMeeting(store.db, { company_id: me.companyId, roomIds: [room.id], orderState });
    expect(await freeNames(between('11:00', '11:30'))).toEqual(names);
  });

  test('[ROOM-07] are none once the time is over, or when it ends on another day', async () => {
    await myRoom('望江');
    expect(await freeNames(between('09:00', '10:00'))).toEqual([]);
    expect(await freeNames({ freeFrom: at('23:30'), freeTo: at('24:00') + msPerMinute })).toEqual([]);
  });

  test.each([
    ['one end only', { freeFrom: at('11:00') }],
    ['an end before the beginning', between('12:00', '11:00')],
    ['no time at all', between('11:00', '11:00')],
    ['years that no calendar has', { freeFrom: at('11:00'), freeTo: 8_640_000_000_000_000 }],
  ])('[ERR-04] [ROOM-07] are not looked for with %s', async (_, body) => {
    await expect(as(me)(pageKey, { body })).rejects.toMatchObject({ status: 400, code: 400000 });
  });
});

test('[ROOM-06] [ERR-04] a room that does not open on that weekday shows its days and refuses the booking', async () => {
  const room = await myRoom('周末', { open_weekdays: [6, 0] });
  const { list } = await as(me)(pageKey, { body: {} });
  expect(list).toMatchObject([{ openWeekdays: [6, 0], can: { book: true } }]);
  const body = {
    subject: '周会',
    beginTime: at('11:00'),
    endTime: at('11:30'),
    roomBookingForms: [{ roomId: room.id }],
  };
  await expect(
    as(me)('POST /api-meeting/api/user/v2/meetings/actions/schedule', { body }),
  ).rejects.toMatchObject({ code: errorCodes.outsideOpenHours });
});

describe('rooms by size and equipment', () => {
  test('[ROOM-07] have at least the seats and all of the things', async () => {
    await myRoom('揽月', { capacity: 4, equipment: ['屏幕', '白板'] });
    await myRoom('望江', { capacity: 8, equipment: ['屏幕', '白板'] });
    await myRoom('观云', { capacity: 12, equipment: ['屏幕'] });
    const namesOf = async (body: { capacityGe?: number; equipment?: string[] }) =>
      (await as(me)(pageKey, { body })).list.map(({ name }) => name);
    expect(await namesOf({ capacityGe: 8 })).toEqual(['望江', '观云']);
    expect(await namesOf({ equipment: ['白板', '屏幕'] })).toEqual(['揽月', '望江']);
    expect(await namesOf({ capacityGe: 8, equipment: ['白板'] })).toEqual(['望江']);
    expect(await namesOf({ equipment: ["'; drop table room --"] })).toEqual([]);
  });

  test('[ROOM-07] [SESS-12] what there is to choose comes from the company’s own rooms', async () => {
    await myRoom('望江', { equipment: ['白板', '屏幕'] });
    await myRoom('观云', { equipment: ['屏幕'] });
    await myRoom('旧室', { equipment: ['传真'], deleted_at: new Date(testNow) });
    await aRoom(store.db, { equipment: ['全息'] });
    expect(await as(me)('GET /api-meeting/api/user/rooms/actions/equipment')).toEqual([
      { name: '屏幕', roomCount: 2 },
      { name: '白板', roomCount: 1 },
    ]);
  });

  test('[ROOM-07] a stranger learns nothing of a company’s equipment', async () => {
    await expect(as()('GET /api-meeting/api/user/rooms/actions/equipment')).rejects.toMatchObject({
      status: 401,
    });
  });
});
