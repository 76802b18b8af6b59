import { sql } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { httpCodes } from '../../kernel/errors/service-error';
import { createRandom } from '../../operations/seed/scene/random';
import {
  aRoom,
  aStaff,
  serviceApi,
  type TestDatabase,
  testDatabase,
  type TestRoom,
  type TestStaff,
} from '../../testing';
import { isLong, testServerUrl } from '../../testing/database/settings';

// PGlite has one session and proves nothing about races, however long.
const stormMs = isLong && testServerUrl ? 5 * 60_000 : 0;
const walkers = 8;
const stepsAtLeast = 30;
const quarterMs = 15 * 60_000;
const firstQuarter = Date.parse('2026-11-18T11:00:00+08:00');
const quarters = 24;

const meetings = '/api-meeting/api/user';
const bookKey = `POST ${meetings}/v2/meetings/actions/schedule` as const;
const updateKey = `PUT ${meetings}/v2/meetings/{id}/actions/update` as const;
const cancelKey = `PUT ${meetings}/meetings/{id}/state/cancel` as const;

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let people: TestStaff[];
let rooms: TestRoom[];
const random = createRandom(20_261_120);

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
  const auditor = await aStaff(store.db);
  const ofCompany = { company_id: auditor.companyId };
  people = [await aStaff(store.db, ofCompany), await aStaff(store.db, ofCompany)];
  // In the last one bookings wait for an approval, and hold their time until then.
  rooms = [
    ...(await Promise.all(Array.from({ length: 4 }, () => aRoom(store.db, ofCompany)))),
    await aRoom(store.db, { ...ofCompany, auditors: [auditor.id] }),
  ];
});
afterAll(() => store.close());

type Booked = { id: string; by: TestStaff; beginTime: number; endTime: number };
type Action = 'book' | 'move' | 'extend' | 'cancel';
type Storm = {
  /** How often each action was answered with each code; 0 is success. */
  answers: Map<Action, Map<number, number>>;
  /** How many pairs of bookings were seen in one room at one time. */
  overlaps: number;
};

/** People who book, move, extend and cancel at random, each as fast as he can, and look for what must not be. */
async function storm(lastsMs = 0): Promise<Storm> {
  const endsAt = performance.now() + lastsMs;
  const booked = new Set<Booked>();
  const answers: Storm['answers'] = new Map();

  const book = async () => {
    const meeting = { by: random.pick(people), ...anyTime() };
    const body = { subject: '风暴', ...timesOf(meeting), ...anyRooms() };
    const { _id: id } = await as(meeting.by)(bookKey, { body });
    booked.add({ ...meeting, id });
  };
  const actions: Record<Action, (meeting: Booked) => Promise<void>> = {
    book,
    move: (meeting) => change(meeting, { ...anyTime(), ...(random.chance(0.5) && anyRooms()) }),
    extend: (meeting) => change(meeting, { endTime: meeting.endTime + quarterMs }),
    async cancel(meeting) {
      booked.delete(meeting);
      await as(meeting.by)(cancelKey, { params: { id: meeting.id }, query: {} });
    },
  };
  const act = async () => {
    const action = random.pick(Object.keys(actions) as Action[]);
    const meeting = booked.size > 0 && action !== 'book' ? random.pick([...booked]) : undefined;
    const code = await codeOf(meeting ? actions[action](meeting) : book());
    const codes = answers.get(meeting ? action : 'book') ?? new Map<number, number>();
    answers.set(meeting ? action : 'book', codes.set(code, (codes.get(code) ?? 0) + 1));
  };

  let seen = 0;
  const walk = async () => {
    for (let step = 0; step < stepsAtLeast || performance.now() < endsAt; step += 1) {
      await act();
      // While it rages: what overlapped for a moment may have been cancelled by the end.
      if (step % 10 > 0) continue;
      const found = await overlaps();
      seen += found;
    }
  };
  await Promise.all(Array.from({ length: walkers }, walk));
  return { answers, overlaps: seen + (await overlaps()) };
}

async function change(meeting: Booked, body: Partial<Omit<Booked, 'id' | 'by'>>) {
  const { by, id } = meeting;
  await as(by)(updateKey, { params: { id }, body });
  Object.assign(meeting, timesOf({ ...meeting, ...body }));
}

const timesOf = ({ beginTime, endTime }: Pick<Booked, 'beginTime' | 'endTime'>) => ({ beginTime, endTime });
const anyRooms = () => ({
  roomBookingForms: random.sample(rooms, random.between(1, 2)).map(({ id }) => ({ roomId: id })),
});
function anyTime() {
  const beginTime = firstQuarter + random.between(0, quarters - 1) * quarterMs;
  return { beginTime, endTime: beginTime + random.between(1, 6) * quarterMs };
}

const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

async function overlaps(): Promise<number> {
  const { rows } = await sql`
    SELECT 1 FROM room_order one JOIN room_order other USING (company_id, room_id)
    WHERE one.id < other.id AND one.during && other.during
      AND one.state IN ('held', 'confirmed') AND other.state IN ('held', 'confirmed')`.execute(store.db);
  return rows.length;
}

/** What a person may be told in a storm: all others are faults. */
const understood: number[] = [
  0,
  errorCodes.roomConflict,
  errorCodes.stateForbids,
  errorCodes.meetingTooLong,
  errorCodes.timeInvalid,
  errorCodes.updateNeedsApproval,
  errorCodes.roomNeedsApproval,
  // On a busy machine: nobody waits longer than two seconds for a connection (R26).
  httpCodes.unavailable,
];

test(
  '[R02] in a storm of bookings, moves, extensions and cancellations no two bookings of a room ever overlap',
  async () => {
    const { answers, overlaps: seen } = await storm(stormMs);
    expect(seen).toBe(0);
    for (const action of ['book', 'move', 'extend', 'cancel'] as const)
      expect(answers.get(action)?.get(0)).toBeGreaterThan(0);
    const codes = [...answers.values()].flatMap((each) => [...each.keys()]);
    expect(codes.filter((code) => !understood.includes(code))).toEqual([]);
  },
  stormMs + 120_000,
);

test('[R02] the check sees the same storm fail without the constraint', async () => {
  await sql`ALTER TABLE room_order DROP CONSTRAINT room_order_no_overlap`.execute(store.db);
  expect((await storm()).overlaps).toBeGreaterThan(0);
});
