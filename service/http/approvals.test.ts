import { fixedClock } from '@/lib/time/clock';
import {
  aRoom,
  aStaff,
  apiOf,
  onePage,
  serviceApi,
  testDatabase,
  type TestDatabase,
  testNow,
  testService,
} from '../testing';

const hourMs = 3_600_000;
const unreadKey = 'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
afterAll(() => store.close());

test('[NAV-01] the badge counts requests that wait for me and have not begun', async () => {
  const applicant = await aStaff(store.db);
  const approver = await aStaff(store.db, { company_id: applicant.companyId });
  const room = await aRoom(store.db, { company_id: applicant.companyId, auditors: [approver.id] });
  const ask = (beginTime: number) =>
    as(applicant)('POST /api-meeting/api/user/v2/meetings/actions/schedule', {
      body: {
        subject: '预算评审',
        beginTime,
        endTime: beginTime + hourMs,
        roomBookingForms: [{ roomId: room.id }],
      },
    });
  const { _id: cancelled } = await ask(testNow + 2 * hourMs);
  await ask(testNow + 4 * hourMs);
  await ask(testNow + 6 * hourMs);
  expect(await as(approver)(unreadKey)).toEqual({ count: 3 });

  await as(applicant)('PUT /api-meeting/api/user/meetings/{id}/state/cancel', {
    params: { id: cancelled },
    query: {},
  });
  const later = { clock: fixedClock(testNow + 5 * hourMs) };
  const asPage = apiOf(onePage(testService(store.db, later)));
  for (const asLater of [serviceApi(store.db, later), asPage]) {
    expect(await asLater(approver)(unreadKey)).toEqual({ count: 1 });
    expect(await asLater(applicant)(unreadKey)).toEqual({ count: 0 });
  }
  expect(await as(approver)(unreadKey)).toEqual({ count: 2 });
});

test('[NAV-01] a stranger has no badge', async () => {
  await expect(as()(unreadKey)).rejects.toMatchObject({ status: 401 });
});
