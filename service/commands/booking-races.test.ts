import type { MeetingDraft } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import {
  type TestDatabase,
  type TestRoom,
  type TestStaff,
  aRoom,
  aStaff,
  serviceApi,
  testDatabase,
} from '../testing';

// PGlite has one session: there these show that the outcomes are right one after the other, on PostgreSQL that they are right at once.
const rounds = 25;
const minuteMs = 60_000;
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const bookKey = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const updateKey = 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update';
const cancelKey = 'PUT /api-meeting/api/user/meetings/{id}/state/cancel';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;
let colleague: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db);
  colleague = await aStaff(store.db, { company_id: me.companyId });
});
afterAll(() => store.close());

type Slot = Pick<MeetingDraft, 'beginTime' | 'endTime'>;

const newRoom = (extra = {}) => aRoom(store.db, { company_id: me.companyId, ...extra });
const slot = (beginTime: number, minutes = 30): Slot => ({
  beginTime,
  endTime: beginTime + minutes * minuteMs,
});
const inRooms = (...rooms: TestRoom[]) => ({ roomBookingForms: rooms.map(({ id }) => ({ roomId: id })) });
const book = (
  rooms: TestRoom[],
  when: Slot,
  { by = me, ...extra }: Partial<MeetingDraft> & { by?: TestStaff } = {},
) => as(by)(bookKey, { body: { subject: '评审', ...when, ...inRooms(...rooms), ...extra } });
const move = (id: string, body: Partial<MeetingDraft>, by = me) =>
  as(by)(updateKey, { params: { id }, body });
const cancel = (id: string, by = me) => as(by)(cancelKey, { params: { id }, query: {} });

/** A whole number below `below`, the same run after run. */
let seed = 20_261_120;
function pick(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

/** The codes of everything that failed; `0` for what succeeded. */
async function codesOf(...calls: Promise<unknown>[]): Promise<number[]> {
  const results = await Promise.allSettled(calls);
  return results
    .map((result) => (result.status === 'fulfilled' ? 0 : (result.reason as { code: number }).code))
    .sort((one, other) => one - other);
}

const activeOrders = () =>
  store.db
    .selectFrom('room_order')
    .where('company_id', '=', me.companyId)
    .where('state', 'in', ['held', 'confirmed'])
    .select(['room_id', 'meeting_id', 'begins_at', 'ends_at'])
    .orderBy('room_id')
    .orderBy('begins_at')
    .execute();

test('[R04] a move and a booking, and two moves, raced for one slot leave one winner', async () => {
  const one = { won: 0, lost: errorCodes.roomConflict };
  for (let round = 0; round < rounds; round += 1) {
    const room = await newRoom();
    const [first, second] = await Promise.all([
      book([room], slot(at('11:00'))),
      book([room], slot(at('12:00')), { by: colleague }),
    ]);
    const contested = slot(at('14:00'));
    const codes = await codesOf(
      move(first._id, contested),
      move(second._id, contested, colleague),
      book([room], contested, { by: colleague }),
    );
    expect(codes).toEqual([one.won, one.lost, one.lost]);
    const holders = (await activeOrders()).filter(
      ({ room_id, begins_at }) => room_id === room.id && begins_at === contested.beginTime,
    );
    expect(holders).toHaveLength(1);
  }
});

test('[R04] [R06] meetings that swap their slots at once get an answer, never a deadlock', async () => {
  const [early, late] = [slot(at('11:00')), slot(at('12:00'))];
  const pairs = 5;
  for (let round = 0; round < 6; round += 1) {
    const codes = await Promise.all(
      Array.from({ length: pairs }, async () => {
        const room = await newRoom();
        const first = await book([room], early);
        const second = await book([room], late, { by: colleague });
        return codesOf(move(first._id, late), move(second._id, early, colleague));
      }),
    );
    expect(codes.flat().filter((code) => code !== 0 && code !== errorCodes.roomConflict)).toEqual([]);
    expect(await activeOrders()).toHaveLength((round + 1) * pairs * 2);
  }
});

test('[R06] rooms asked for in opposite orders are booked all or not at all, without a deadlock', async () => {
  const rooms = await Promise.all(Array.from({ length: 10 }, () => newRoom()));
  const backwards = [...rooms].reverse();
  for (let round = 0; round < rounds; round += 1) {
    const when = slot(at('11:00') + round * 15 * minuteMs, 15);
    const calls = Array.from({ length: 8 }, (_, index) => book(index % 2 ? rooms : backwards, when));
    expect(await codesOf(...calls)).toEqual([0, ...Array<number>(7).fill(errorCodes.roomConflict)]);
    const orders = (await activeOrders()).filter(({ begins_at }) => begins_at === when.beginTime);
    expect(orders.map(({ room_id }) => room_id)).toEqual(rooms.map(({ id }) => id).sort());
    expect(new Set(orders.map(({ meeting_id }) => meeting_id)).size).toBe(1);
  }
});

test('[R10] of two adjacent bookings of an offline room by the same people, raced, one is refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const room = await newRoom({ is_offline: true });
    const codes = await codesOf(
      book([room], slot(at('14:00'), 60), { members: [{ staffId: colleague.id }] }),
      book([room], slot(at('15:00'), 60), { by: colleague, members: [{ staffId: me.id }] }),
    );
    expect(codes).toEqual([0, errorCodes.backToBack]);
  }
});

test('[R02] after a storm of bookings, moves and cancellations no two bookings of a room overlap', async () => {
  const rooms = [await newRoom(), await newRoom(), await newRoom()];
  const booked: { id: string; by: TestStaff }[] = [];
  const quarter = () => at('11:00') + pick(16) * 15 * minuteMs;
  const anyRooms = () => rooms.filter(() => pick(2) === 0).slice(0, 2);

  const step = async () => {
    const by = pick(2) ? me : colleague;
    const meeting = booked[pick(booked.length)];
    const when = slot(quarter(), 15 + 15 * pick(5));
    if (meeting === undefined || pick(3) === 0) {
      const { _id: id } = await book(anyRooms(), when, { by });
      booked.push({ id, by });
    } else if (pick(4) === 0) {
      await cancel(meeting.id, meeting.by);
    } else {
      await move(meeting.id, pick(2) ? when : { ...when, ...inRooms(...anyRooms()) }, meeting.by);
    }
  };
  const codes = new Set<number>();
  const walker = async () => {
    for (let steps = 0; steps < 30; steps += 1) for (const code of await codesOf(step())) codes.add(code);
  };
  await Promise.all(Array.from({ length: 8 }, walker));

  const expected = [0, errorCodes.roomConflict, errorCodes.stateForbids];
  expect([...codes].filter((code) => !expected.includes(code))).toEqual([]);
  expect(booked.length).toBeGreaterThan(0);
  const orders = await activeOrders();
  const overlapping = orders.filter((order, index) => {
    const next = orders[index + 1];
    return next !== undefined && next.room_id === order.room_id && next.begins_at < order.ends_at;
  });
  expect(overlapping).toEqual([]);
});
