import type { ServiceConfig } from '../kernel/config';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import {
  aStaff,
  rawClient,
  testClock,
  testDatabase,
  type TestDatabase,
  type TestStaff,
  testNow,
} from '../testing';

const key = 'POST /api-meeting/api/user/events';
const source = { version: 'V2.1', endpointType: 'WEB_APP', client: 'phone', environment: 'production' };
const view = { name: 'page_view', time: testNow, page: '/details/{meetingNo}' };
const stay = { name: 'page_stay', time: testNow, page: '/rooms', durationMs: 1_200 };

let store: TestDatabase;
let me: TestStaff;
beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(async () => {
  me = await aStaff(store.db);
});
afterAll(() => store.close());

const send = (
  json: unknown,
  { staff = me, ...config }: Partial<ServiceConfig> & { staff?: TestStaff } = {},
) => rawClient(store.db, { clock: testClock(), config })(key, { headers: staff.headers, json });

const stored = async () =>
  (
    await store.db
      .selectFrom('analytics_event')
      .where('company_id', '=', me.companyId)
      .select(['staff_id', 'event'])
      .orderBy('id')
      .execute()
  ).map(({ staff_id: staffId, event }) => ({ staffId, event }));

test('[CFG-03] a batch is stored event by event, each with where it came from', async () => {
  expect((await send({ ...source, events: [view, stay] })).status).toBe(204);
  expect(await stored()).toEqual([
    { staffId: me.id, event: { ...source, ...view } },
    { staffId: me.id, event: { ...source, ...stay } },
  ]);
});

test('[CFG-03] nothing is stored that a person wrote or that names a thing', async () => {
  const written = { ...view, title: '王芳的绩效面谈', data: { subject: '裁员' } };
  expect((await send({ ...source, mobile: '13800000001', events: [written] })).status).toBe(204);
  expect(await stored()).toEqual([{ staffId: me.id, event: { ...source, ...view } }]);
});

test.each([
  ['a page with what it names', { ...source, events: [{ ...view, page: '/details/2026112301' }] }],
  ['an address with a query', { ...source, events: [{ ...view, page: '/rooms?keyword=裁员' }] }],
  ['an event of another name', { ...source, events: [{ ...view, name: '裁员' }] }],
  ['an endless stay', { ...source, events: [{ ...stay, durationMs: analytics.longestStayMs + 1 }] }],
  ['another version', { ...source, version: '裁员', events: [view] }],
  ['no event', { ...source, events: [] }],
  ['more events than a batch has', { ...source, events: Array(analytics.eventsPerBatch + 1).fill(view) }],
])('[CFG-03] %s is refused', async (_, json) => {
  expect((await send(json)).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('[CFG-03] nothing is stored where analytics is off, whatever an old page still sends', async () => {
  expect((await send({ ...source, events: [view] }, { analytics: { kind: 'off' } })).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('[CFG-03] [S29] no person fills the store', async () => {
  const one = { ...source, events: [view] };
  const colleague = await aStaff(store.db, { company_id: me.companyId });
  let taken = 0;
  while ((await send(one)).status === 204) taken += 1;
  expect(taken).toBe(40);
  expect((await send(one, { staff: colleague })).status).toBe(204);
});

test('[S43] [CFG-03] an event is its sender’s alone', async () => {
  const stranger = await aStaff(store.db);
  const body = { ...source, staffId: stranger.id, companyId: stranger.companyId, events: [view] };
  await send(body);
  expect(await stored()).toMatchObject([{ staffId: me.id }]);
  const rows = await store.db
    .selectFrom('analytics_event')
    .where('company_id', '=', stranger.companyId)
    .selectAll();
  expect(await rows.execute()).toEqual([]);
});
