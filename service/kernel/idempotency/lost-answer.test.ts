import { connect, type Connection } from '../../db/connect';
import { aRoom, aStaff, rawClient, testDatabase, type TestDatabase, testNow } from '../../testing';
import { type ChaosProxy, chaosProxy } from '../../testing/chaos-proxy';

const schedule = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const key = 'the-key-of-a-lost-answer';
const anHour = 3_600_000;

let store: TestDatabase;
let proxy: ChaosProxy;
let through: Connection;
beforeAll(async () => {
  store = await testDatabase();
  proxy = await chaosProxy(store.address);
  through = connect(proxy.address);
});
afterAll(async () => {
  await through.db.destroy();
  await proxy.close();
  await store.close();
});

/** Where the database has written everything, by what was booked: a statement of its own, or a transaction's end. */
it.each([
  { of: 'one room', kinds: [{}], lost: key },
  { of: 'no room', kinds: [], lost: key },
  { of: 'several rooms', kinds: [{}, {}], lost: 'commit' },
  { of: 'an offline room', kinds: [{ is_offline: true }], lost: 'commit' },
])(
  '[R13] [R11] when the database’s answer to a booking of $of is lost, the retry finds what it made',
  async ({ kinds, lost }) => {
    const { companyId, headers } = await aStaff(store.db);
    const rooms = await Promise.all(kinds.map((kind) => aRoom(store.db, { company_id: companyId, ...kind })));
    const call = {
      headers: { ...headers, 'idempotency-key': key },
      json: {
        subject: '周会',
        beginTime: testNow + 3 * anHour,
        endTime: testNow + 4 * anHour,
        address: '一层大厅',
        roomBookingForms: rooms.map(({ id }) => ({ roomId: id })),
      },
    };
    proxy.loseAnswerTo(lost);
    expect(await rawClient(through.db)(schedule, call)).toMatchObject({ status: 503 });

    const retry = await rawClient(through.db)(schedule, call);
    expect(retry.status).toBe(200);
    const meetings = await store.db
      .selectFrom('meeting')
      .where('company_id', '=', companyId)
      .select('id')
      .execute();
    expect(meetings).toEqual([{ id: retry.body._id }]);
  },
);
