import type { EndpointKey } from '@/lib/contract/index';
import { orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { msPerMinute } from '@/lib/time/instant';
import { type TestDatabase, type TestStaff, aMeeting, aStaff, testDatabase, testNow } from '../../testing';
import { testService } from '../../testing/test-service';

let store: TestDatabase;
let me: TestStaff;
let paths: Record<'meeting' | 'room', string>;
let roomId: string;

beforeAll(async () => {
  store = await testDatabase();
  me = await aStaff(store.db);
  const meeting = await aMeeting(store.db, { company_id: me.companyId, creator_id: me.id });
  [roomId = ''] = meeting.roomIds;
  paths = { meeting: meeting.meetingNo, room: roomId };
});
afterAll(() => store.close());

type Asked = { key: EndpointKey; query?: string; body?: () => object; accept?: string };
const day = { beginTime: testNow, endTime: testNow + 600 * msPerMinute };
const ofDay = `?beginTime=${day.beginTime}&endTime=${day.endTime}`;
const orders = 'POST /api-meeting/api/user/v2/orders/actions/list';

const asked: Asked[] = [
  { key: 'GET /api-meeting/api/client/company-configs' },
  { key: 'GET /api-auth/api/client/auth/userinfo' },
  { key: 'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count' },
  { key: 'GET /api-meeting/api/user/v2/areas/trees' },
  { key: 'GET /api-meeting/api/user/rooms/actions/equipment' },
  { key: 'GET /api-meeting/api/user/rooms/{id}' },
  { key: 'POST /api-meeting/api/user/v2/rooms/actions/page', body: () => ({ countFreeAt: testNow }) },
  { key: orders, body: () => ({ roomIdList: [roomId], ...day }) },
  { key: orders, body: () => ({ roomIdList: [roomId], ...day }), accept: orderColumnsType },
  { key: 'GET /api-meeting/api/user/meeting-records', query: ofDay },
  { key: 'GET /api-meeting/api/user/meetings/actions/calendar', query: ofDay },
  { key: 'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}' },
];

async function answerOf({ key, query = '', body, accept = '*/*' }: Asked, give?: (body: unknown) => void) {
  const [method, template = ''] = key.split(' ');
  const address = template.replace('{idOrMeetingNo}', paths.meeting).replace('{id}', paths.room) + query;
  const headers = { ...me.headers, accept, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body()) }) };
  return testService(store.db).request(address, init, { give });
}

test.each(asked)('[S38] $key is given as the value that its text would be ($accept)', async (call) => {
  const written = await answerOf(call);
  expect(written.status).toBe(200);
  const given: unknown[] = [];
  const answer = await answerOf(call, (body) => given.push(body));
  expect(given).toEqual([await written.json()]);
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('content-type')).toBe(written.headers.get('content-type'));
  expect(answer.headers.get('vary')).toBe(written.headers.get('vary'));
});

test('[S38] a refusal is written as ever', async () => {
  const give = jest.fn();
  const answer = await testService(store.db).request('/api-meeting/api/user/v2/areas/trees', {}, { give });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 401000 });
  expect(give).not.toHaveBeenCalled();
});
