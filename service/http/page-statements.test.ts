import type { KyselyPlugin } from 'kysely';
import type { Api } from '@/lib/client/api';
import { orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { msPerMinute } from '@/lib/time/instant';
import {
  apiOf,
  aRoom,
  onePage,
  aStaff,
  type TestDatabase,
  testDatabase,
  testNow,
  testService,
  type TestStaff,
} from '../testing';

let store: TestDatabase;
let me: TestStaff;
let roomId: string;
beforeAll(async () => {
  store = await testDatabase();
  me = await aStaff(store.db);
  // Else the first call of a day says that the caller was seen, in a statement of its own.
  await store.db
    .updateTable('access_token')
    .set({ last_seen_at: new Date(testNow) })
    .where('account_id', '=', me.accountId)
    .execute();
  ({ id: roomId } = await aRoom(store.db, { company_id: me.companyId, equipment: ['白板'] }));
});
afterAll(() => store.close());

/** How many statements the calls of one page send. */
async function statementsOf(page: (api: Api) => Promise<unknown>): Promise<number> {
  let sent = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      sent += 1;
      return Promise.resolve(result);
    },
  };
  await page(apiOf(onePage(testService(store.db.withPlugin(counting))))(me));
  return sent;
}

const frame = (api: Api) =>
  Promise.all([
    api('GET /api-meeting/api/client/company-configs'),
    api('GET /api-auth/api/client/auth/userinfo', { query: {} }),
    api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count'),
    api('GET /api-meeting/api/user/notices/actions/unread-count'),
  ]);

const pageOfRooms = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const day = { beginTime: testNow, endTime: testNow + 60 * msPerMinute };

describe('[UX-04] the statements of a page', () => {
  it('the frame: the caller with what it shows of person and company, the approvals, and the notices', async () => {
    expect(await statementsOf(frame)).toBe(3);
  });

  it('the page of rooms: the caller, the check of the cache, the choices, the rooms, how many are free now, their bookings and the caller’s part in them', async () => {
    const sent = await statementsOf((api) =>
      Promise.all([
        api('GET /api-meeting/api/user/v2/areas/trees'),
        api('GET /api-meeting/api/user/rooms/actions/equipment'),
        api(pageOfRooms, { body: {} }),
        api(pageOfRooms, { body: { pageSize: 1, freeFrom: testNow, freeTo: testNow + msPerMinute } }),
        api('POST /api-meeting/api/user/v2/orders/actions/list', {
          body: { roomIdList: [roomId], ...day },
          headers: { accept: orderColumnsType },
        }),
      ]),
    );
    expect(sent).toBe(7);
  });

  it('[ROOM-07] nothing for a time that has passed: no room is free then', async () => {
    const past = { freeFrom: testNow - 2 * msPerMinute, freeTo: testNow - msPerMinute };
    const sent = await statementsOf(async (api) => {
      expect(await api(pageOfRooms, { body: past })).toEqual({ total: 0, pageNo: 1, pageSize: 30, list: [] });
    });
    expect(sent).toBe(1);
  });

  it('[APR-01] a page of approvals: the caller, its records, their number and the days of their rooms', async () => {
    const { id } = await aRoom(store.db, { company_id: me.companyId, auditors: [me.id] });
    for (const hours of [2, 4]) {
      const beginTime = testNow + hours * 60 * msPerMinute;
      const times = { beginTime, endTime: beginTime + 30 * msPerMinute };
      const body = { subject: '预算评审', ...times, roomBookingForms: [{ roomId: id }] };
      await apiOf(testService(store.db))(me)('POST /api-meeting/api/user/v2/meetings/actions/schedule', {
        body,
      });
    }
    const sent = await statementsOf((api) =>
      api('POST /api-meeting/api/user/meeting-audit-records/send-to-me/page', { body: { pageSize: 1 } }),
    );
    expect(sent).toBe(4);
  });
});
