import {
  aCompany,
  anAccount,
  aStaff,
  aToken,
  rawClient,
  testClock,
  testDatabase,
  type TestDatabase,
  testNow,
  testService,
  type TestStaff,
} from '../testing';
import type { Deps } from '../kernel/deps';
import { createLogger } from '../kernel/logger';
import { authenticate } from './authenticate';

const ofCompany = 'GET /api-meeting/api/client/company-configs';
const ofAccount = 'GET /api-meeting/api/user/staffs';

let store: TestDatabase;
let send: ReturnType<typeof rawClient>;
let colleague: TestStaff;
let stranger: TestStaff;
let me: TestStaff;
beforeAll(async () => {
  store = await testDatabase();
  send = rawClient(store.db);
  me = await aStaff(store.db);
  colleague = await aStaff(store.db, { company_id: me.companyId });
  stranger = await aStaff(store.db, { company_id: (await aCompany(store.db, { name: '远山咨询' })).id });
});
afterAll(() => store.close());

describe('[SESS-11] [S33] identity headers', () => {
  it('are taken when they are the token’s own', async () => {
    expect((await send(ofCompany, { headers: me.headers })).status).toBe(200);
  });

  const foreign: [string, () => Record<string, string>][] = [
    ['another user', () => ({ 'x-user-id': stranger.accountId })],
    ['a colleague’s staff id', () => ({ 'x-staff-id': colleague.id })],
    ['another company', () => ({ 'x-company-id': stranger.companyId })],
    ['another person whole', () => ({ ...stranger.headers, authorization: me.headers.authorization ?? '' })],
    ['another org code', () => ({ 'x-org-code': stranger.companyId })],
    ['two staff ids', () => ({ 'x-staff-id': `${me.id}, ${colleague.id}` })],
    ['no uuid', () => ({ 'x-staff-id': "' or true --" })],
    ['the own id in capitals', () => ({ 'x-staff-id': me.id.toUpperCase() })],
    ['nothing', () => ({ 'x-staff-id': '', 'x-company-id': '' })],
  ];
  it.each(foreign)('[SESS-12] are refused with 403 when they name %s', async (_, headers) => {
    for (const key of [ofCompany, ofAccount]) {
      const answer = await send(key, { headers: { ...me.headers, ...headers() } });
      expect(answer).toMatchObject({ status: 403, body: { code: 403000, message: '没有权限执行此操作' } });
      expect(Object.keys(answer.body)).toEqual(['code', 'message', 'traceId']);
    }
  });

  it('[SESS-12] are needed, as a pair, for what belongs to a company', async () => {
    const { authorization = '', 'x-staff-id': staffId = '' } = me.headers;
    expect((await send(ofCompany, { headers: { authorization } })).status).toBe(403);
    expect((await send(ofCompany, { headers: { authorization, 'x-staff-id': staffId } })).status).toBe(403);
    expect((await send(ofAccount, { headers: { authorization } })).status).toBe(200);
  });
});

describe('a person who was disabled or has left', () => {
  it.each(['disabled_at', 'deleted_at'] as const)(
    '[S10] (%s) loses the company at once, and keeps the way out of it',
    async (column) => {
      const staff = await aStaff(store.db, { [column]: new Date(testNow) });
      expect((await send(ofCompany, { headers: staff.headers })).status).toBe(403);
      expect(await send(ofAccount, { headers: staff.headers })).toMatchObject({ status: 200, body: [] });
      expect((await send('POST /api-auth/api/user/auth/logout', { headers: staff.headers })).status).toBe(
        204,
      );
    },
  );
});

describe('a token', () => {
  it.each([
    ['none', ''],
    ['another scheme', 'Basic YTpi'],
    ['an unknown one', 'Bearer unknown'],
    ['two', 'Bearer a, Bearer b'],
    ['an endless one', `Bearer ${'a'.repeat(600)}`],
  ])('[S56] answers 401 when there is %s', async (_, authorization) => {
    const answer = await send(ofCompany, { headers: { ...me.headers, authorization } });
    expect(answer).toMatchObject({ status: 401, body: { code: 401000 } });
  });

  it('answers 401 when it is over or its account is disabled', async () => {
    const { id } = await anAccount(store.db);
    const over = await aToken(store.db, id, testNow);
    expect((await send(ofAccount, { headers: { authorization: `Bearer ${over}` } })).status).toBe(401);
    const disabled = await anAccount(store.db, { disabled_at: new Date(testNow) });
    const token = await aToken(store.db, disabled.id);
    expect((await send(ofAccount, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });
});

describe('[UX-04] the calls of one page', () => {
  const whoAmI = '/api-auth/api/client/auth/userinfo';
  const ask = async (staff: TestStaff, page: object | undefined, address = whoAmI) => {
    const response = await testService(store.db).request(address, { headers: staff.headers }, { page });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('ask once who it is; the next page asks again', async () => {
    const leaving = await aStaff(store.db, { company_id: me.companyId });
    const page = {};
    expect((await ask(leaving, page)).status).toBe(200);
    await send('POST /api-auth/api/user/auth/logout', { headers: leaving.headers });
    expect((await ask(leaving, page)).status).toBe(200);
    expect((await ask(leaving, {})).status).toBe(401);
    expect((await ask(leaving, undefined)).status).toBe(401);
  });

  it('ask once also where a log-in is not needed', async () => {
    const leaving = await aStaff(store.db, { company_id: me.companyId });
    const logger = createLogger({ level: 'silent' });
    const deps = { db: store.db, clock: testClock(), logger } as unknown as Deps;
    const request = new Request('http://service.test', { headers: leaving.headers });
    const whoIn = (page: object) => authenticate(deps, request, { need: 'optional', page });
    const page = {};
    expect(await whoIn(page)).toMatchObject({ accountId: leaving.accountId });
    await send('POST /api-auth/api/user/auth/logout', { headers: leaving.headers });
    expect(await whoIn(page)).toMatchObject({ accountId: leaving.accountId });
    expect(await whoIn({})).toBeUndefined();
  });

  it('[S33] never take one caller for another', async () => {
    const page = {};
    const asked = await Promise.all([me, colleague, stranger].map((staff) => ask(staff, page)));
    expect(asked.map(({ body }) => body.userId)).toEqual(
      [me, colleague, stranger].map(({ accountId }) => accountId),
    );
    const claimed = { ...me, headers: { ...me.headers, 'x-staff-id': colleague.id } };
    expect((await ask(claimed, page)).status).toBe(403);
  });
});
