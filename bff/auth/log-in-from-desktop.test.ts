import { showSession } from '@/bff/auth/session/session-view';
import { type Answer, json } from '@/test/bff/fake-service';
import { browserCall, staff, testGateway, testNow } from '@/test/bff/test-gateway';
import { logInFromDesktop } from './log-in-from-desktop';

const getCode = '/api-pivot/api/client/webappAuth/getCode';
const csrf = '/api-auth/api/getLoginCsrfToken';
const trade = '/api-auth/api/client/webappAuth/token';

const service = (overrides: Record<string, Answer> = {}) => ({
  [`GET ${getCode}`]: json({ code: 'MARK-code', state: 'confirmed' }),
  [`GET ${csrf}`]: json({ csrfToken: 'csrf-1' }),
  [`POST ${trade}`]: json({ access_token: 'MARK-token', userId: 'user-1', expireTime: testNow + 86_400_000 }),
  'GET /api-auth/api/client/auth/userinfo': json({
    userId: 'user-1',
    realName: '林晓',
    expireTime: testNow + 86_400_000,
  }),
  'GET /api-meeting/api/user/staffs': json([
    { ...staff, id: 's', userId: 'user-1', orgName: '', realName: '林晓' },
  ]),
  'POST /api-auth/api/user/auth/logout': () => new Response(null, { status: 204 }),
  ...overrides,
});

const call = (body: unknown, headers: Record<string, string> = {}) =>
  browserCall('/bff/desktop/session', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('[SESS-08] the desktop app’s code', () => {
  it('[S01] becomes a session, and neither code nor token comes back', async () => {
    const kit = testGateway(service());
    const response = await kit.send(call({ codeId: 'desk/1', secret: 'MARK-secret' }), logInFromDesktop);
    const everything = (await response.text()) + JSON.stringify([...response.headers]);
    expect(response.status).toBe(200);
    expect(everything).toContain('"next":"/schedule"');
    expect(everything).not.toContain('MARK');
    const [codeCall, , tokenCall] = kit.service.recorded;
    expect(codeCall).toMatchObject({
      path: `${getCode}?codeId=desk%2F1`,
      headers: { 'x-code-secret': 'MARK-secret' },
    });
    expect(tokenCall).toMatchObject({
      path: trade,
      body: '{"code":"MARK-code"}',
      headers: { 'x-csrf-token': 'csrf-1' },
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0];
    const me = await kit.send(browserCall('/bff/session', { cookie }), showSession);
    expect(await me.json()).toMatchObject({ userId: 'user-1', staffId: 'staff-1' });
  });

  it.each([
    ['has come to nothing', { [`GET ${getCode}`]: json({ state: 'expired' }) }, 410],
    ['is unknown', { [`GET ${getCode}`]: json({ code: 404000, message: 'x' }, 404) }, 404],
    ['was traded before', { [`POST ${trade}`]: json({ code: 400000, message: 'x' }, 400) }, 400],
    [
      'is asked of a service that is down',
      { [`POST ${trade}`]: () => new Response(null, { status: 503 }) },
      503,
    ],
  ] as [string, Record<string, Answer>, number][])(
    'logs nobody in when it %s',
    async (_case, lie, status) => {
      const response = await testGateway(service(lie)).send(call({ codeId: 'c' }), logInFromDesktop);
      expect(response.status).toBe(status);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it.each([{}, { codeId: '' }, { codeId: 'x'.repeat(129) }, { codeId: ['c'] }, { codeId: 'c', secret: 1 }])(
    'is not %j',
    async (body) => {
      const kit = testGateway(service());
      expect((await kit.send(call(body), logInFromDesktop)).status).toBe(400);
      expect(kit.service.recorded).toEqual([]);
    },
  );

  it('[S40] is not taken from a page of others', async () => {
    const kit = testGateway(service());
    const foreign = call({ codeId: 'c' }, { 'sec-fetch-site': 'cross-site' });
    expect((await kit.send(foreign, logInFromDesktop)).status).toBe(403);
    expect(kit.service.recorded).toEqual([]);
  });
});
