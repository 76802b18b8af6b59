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
} from '../../testing';

// PGlite has one session: there these show that the outcomes are right one after the other, on PostgreSQL that they are right at once.
const rounds = 25;
const minuteMs = 60_000;
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const bookKey = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const updateKey = 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update';

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
