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
  const later = serviceApi(store.db, { clock: fixedClock(testNow + 5 * hourMs) });
  expect(await as(approver)(unreadKey)).toEqual({ count: 2 });
  expect(await later(approver)(unreadKey)).toEqual({ count: 1 });
  expect(await as(applicant)(unreadKey)).toEqual({ count: 0 });
});

test('[NAV-01] a stranger has no badge', async () => {
  await expect(as()(unreadKey)).rejects.toMatchObject({ status: 401 });
});

test('[R19] a page is read although its badge cannot be', async () => {
  const me = await aStaff(store.db);
  const rename = (from: string, to: string) => store.db.schema.alterTable(from).renameTo(to).execute();
  await rename('audit_record_auditor', 'set_aside');
  const page = apiOf(onePage(testService(store.db)))(me);
  const [badge, ...others] = await Promise.allSettled([
    page(unreadKey),
    page('GET /api-auth/api/client/auth/userinfo', { query: {} }),
    page('GET /api-meeting/api/client/company-configs'),
    page('POST /api-meeting/api/user/v2/rooms/actions/page', { body: {} }),
  ]).finally(() => rename('set_aside', 'audit_record_auditor'));
  expect(badge).toMatchObject({ status: 'rejected', reason: { status: 500 } });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});
