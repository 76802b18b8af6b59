import { showSession } from '@/bff/auth/session/session-view';
import { type Answer, json } from '@/test/bff/fake-service';
import {
  browserCall,
  cookieOf,
  origin,
  sessionOf,
  staff,
  testGateway,
  testNow,
} from '@/test/bff/test-gateway';
import { acceptHandOff, declineHandOff } from './confirm-hand-off';
import { logInByHandOff } from './log-in-by-hand-off';

const exchange = 'POST /api-auth/api/pauth/token/exchange';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';
const logout = 'POST /api-auth/api/user/auth/logout';
const day = 86_400_000;

const unauthorized = () => Response.json({ code: 401000, message: 'x' }, { status: 401 });
const owner = (authorization = '') => (authorization.includes('mallory') ? 'user-2' : 'user-1');

/** A service that trades each token once, and knows whose it is. */
function service(): Record<string, Answer> {
  const spent = new Set<string>();
  return {
    [exchange]: ({ headers: { authorization = '' } }) => {
      if (spent.has(authorization) || authorization.includes('dead')) return unauthorized();
      spent.add(authorization);
      return Response.json({
        access_token: `fresh-${authorization.slice('Bearer '.length)}`,
        userId: owner(authorization),
        expireTime: testNow + 30 * day,
      });
    },
    [userinfo]: ({ headers: { authorization = '' } }) => {
      if (spent.has(authorization) || authorization.includes('dead')) return unauthorized();
      const userId = owner(authorization);
      const realName = userId === 'user-2' ? '马洛里' : '林晓';
      return Response.json({ userId, realName, mobile: '13800000002', expireTime: testNow + 30 * day });
    },
    'GET /api-meeting/api/user/staffs': json([
      { ...staff, id: 's', userId: 'user-1', orgName: '', realName: '林晓' },
    ]),
    [logout]: () => new Response(null, { status: 204 }),
  };
}

/** A company's own service, which has no such call as the exchange. */
const foreign = () => {
  const answers = service();
  delete answers[exchange];
  return answers;
};

const navigation = (query: string, headers: Record<string, string> = {}) =>
  new Request(`${origin}/bff/handoff?${query}`, {
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site', ...headers },
  });

const sessionPair = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .find((pair) => pair.startsWith('__Host-rooms-session=')) ?? '';

const whoIs = async (kit: ReturnType<typeof testGateway>, cookie: string) =>
  (await kit.send(browserCall('/bff/session', { cookie }), showSession)).json() as Promise<{
    userId?: string;
    expireTime?: number;
  }>;

const location = (response: Response) => response.headers.get('location');

describe('[AUTH-07] a token in the address', () => {
  it('[S13] becomes a session at a clean address, and is in nothing that the browser is told', async () => {
    const kit = testGateway(service());
    const response = await kit.send(
      navigation('accessToken=MARK&userId=user-1&hasLogin=true'),
      logInByHandOff,
    );
    expect(response.status).toBe(303);
    expect(location(response)).toBe('/transfer');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain('MARK');
    expect(kit.service.recorded[0]).toMatchObject({ headers: { authorization: 'Bearer MARK' } });
    expect(kit.service.recorded[0]?.headers).not.toHaveProperty('x-user-id');
    expect(kit.service.recorded.map(({ path }) => path).join()).not.toContain('MARK');
    expect(await whoIs(kit, sessionPair(response))).toMatchObject({ userId: 'user-1' });
  });

  it('[S15] works once', async () => {
    const kit = testGateway(service());
    const open = () => kit.send(navigation('accessToken=once'), logInByHandOff);
    expect(location(await open())).toBe('/transfer');
    const again = await open();
    expect(location(again)).toBe('/WorkWeChatLogin?reason=expired');
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('[S15] works once towards a service that cannot trade it', async () => {
    const kit = testGateway(foreign());
    const open = () => kit.send(navigation('accessToken=foreign-once'), logInByHandOff);
    const [one, two] = await Promise.all([open(), open()]);
    expect([location(one), location(two)].sort()).toEqual(['/WorkWeChatLogin?reason=expired', '/transfer']);
    expect(location(await open())).toBe('/WorkWeChatLogin?reason=expired');
  });

  it('[S14] says who it is; the address says nothing that is believed', async () => {
    const info = jest.fn();
    const kit = testGateway(service(), { log: { info, warn: info, error: info } });
    const query = 'accessToken=mallory&userId=user-1&expireTime=253402300799000';
    const response = await kit.send(navigation(query), logInByHandOff);
    expect(await whoIs(kit, sessionPair(response))).toMatchObject({
      userId: 'user-2',
      expireTime: testNow + 14 * day,
    });
    expect(info.mock.calls.flat()).toContain('hand-off disagrees');
    expect(JSON.stringify(info.mock.calls)).not.toContain('mallory');
  });

  it('[S14] may end the session earlier', async () => {
    const kit = testGateway(service());
    const query = `accessToken=short&expireTime=${testNow + day}`;
    const response = await kit.send(navigation(query), logInByHandOff);
    expect(await whoIs(kit, sessionPair(response))).toMatchObject({ expireTime: testNow + day });
  });

  it('[AUTH-06] leads from the log-in page to its redirect state', async () => {
    const open = async (query: string) =>
      location(await testGateway(service()).send(navigation(query), logInByHandOff));
    expect(await open('access_token=a')).toBe('/transfer?from=login');
    expect(await open('access_token=a&to=/rooms')).toBe('/transfer?to=%2Frooms&from=login');
  });

  it('[S17] goes on to a page of ours only', async () => {
    const open = async (query: string) =>
      location(await testGateway(service()).send(navigation(query), logInByHandOff));
    expect(await open('accessToken=a&to=/rooms')).toBe('/transfer?to=%2Frooms');
    expect(await open('accessToken=a&to=//evil.example')).toBe('/transfer');
  });

  it.each([
    ['expired', 'accessToken=dead', '/WorkWeChatLogin?reason=expired'],
    ['said to be over', 'accessToken=a&expireTime=1', '/WorkWeChatLogin?reason=expired'],
    ['garbage', 'accessToken=%0d%0aX-User-Id:%20a', '/WorkWeChatLogin?reason=expired'],
    ['given twice', 'accessToken=a&accessToken=b', '/WorkWeChatLogin?reason=expired'],
    ['given to the log-in page', 'access_token=dead', '/WorkWeChatLogin?reason=expired&from=login'],
    ['of somebody not synced', 'accessToken=a&hasLogin=false', '/WorkWeChatLogin?reason=not-synced'],
  ])('[S14] that is %s leaves everything as it was, and says so', async (_case, query, to) => {
    const kit = testGateway(service());
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const response = await kit.send(navigation(query, { cookie }), logInByHandOff);
    expect([response.status, location(response)]).toEqual([303, to]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await whoIs(kit, cookie)).toMatchObject({ userId: 'user-1' });
  });

  it('[R19] says that the service is not there, and keeps nobody half logged in', async () => {
    const kit = testGateway({ [exchange]: () => new Response(null, { status: 503 }) });
    const response = await kit.send(navigation('accessToken=a'), logInByHandOff);
    expect(location(response)).toBe('/WorkWeChatLogin?reason=unavailable');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['a picture', { 'sec-fetch-mode': 'no-cors' }],
    ['a script', { 'sec-fetch-mode': 'cors' }],
    ['what a browser fetches ahead', { 'sec-purpose': 'prefetch' }],
  ])('[S15] is not used up by %s', async (_case, headers) => {
    const kit = testGateway(service());
    expect((await kit.send(navigation('accessToken=a', headers), logInByHandOff)).status).toBe(403);
    expect(kit.service.recorded).toEqual([]);
  });
});

describe('[S14] a token that comes while somebody is logged in', () => {
  async function arrive(query: string, overrides: Parameters<typeof sessionOf>[0] = {}) {
    const kit = testGateway(service());
    const own = await cookieOf(sessionOf(overrides), kit.gateway);
    const response = await kit.send(navigation(query, { cookie: own }), logInByHandOff);
    const [waiting = ''] = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    return { kit, own, response, cookie: `${own}; ${waiting}` };
  }
  const answer = (method: 'POST' | 'DELETE', cookie: string) =>
    browserCall('/bff/handoff', { method, cookie });

  it('of the same person changes nothing, and the token ends', async () => {
    const { kit, own, response } = await arrive('accessToken=again');
    expect([location(response), response.headers.getSetCookie()]).toEqual(['/transfer', []]);
    expect(kit.service.recorded.at(-1)).toMatchObject({ headers: { authorization: 'Bearer fresh-again' } });
    expect(await whoIs(kit, own)).toMatchObject({ userId: 'user-1' });
  });

  it('of somebody else asks first: the session stays, the token waits sealed', async () => {
    const { kit, own, response } = await arrive('accessToken=mallory');
    expect(location(response)).toBe('/WorkWeChatLogin');
    const lines = response.headers.getSetCookie();
    expect(lines).toEqual([
      expect.stringMatching(/^__Host-rooms-hand-off=Fe26[^;]+; Path=\/; Max-Age=600; HttpOnly/),
    ]);
    expect(lines.join()).not.toContain('mallory');
    expect(await whoIs(kit, own)).toMatchObject({ userId: 'user-1' });
  });

  it('becomes the session when the person says so, and the former one ends everywhere', async () => {
    const { kit, own, cookie } = await arrive('accessToken=mallory&to=/rooms', { token: 'old' });
    const response = await kit.send(answer('POST', cookie), acceptHandOff);
    expect(await response.json()).toEqual({ next: '/transfer?to=%2Frooms' });
    expect(await whoIs(kit, sessionPair(response))).toMatchObject({ userId: 'user-2' });
    expect(await whoIs(kit, own)).toMatchObject({ code: 401000 });
    const revoked = kit.service.recorded.filter(({ path }) => logout.endsWith(path));
    expect(revoked.map(({ headers }) => headers.authorization)).toEqual(['Bearer old']);
  });

  it('ends when the person keeps the session', async () => {
    const { kit, own, cookie } = await arrive('accessToken=mallory');
    const response = await kit.send(answer('DELETE', cookie), declineHandOff);
    expect(await response.json()).toEqual({ next: '/schedule' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringContaining('rooms-hand-off=; Path=/; Max-Age=0'),
    ]);
    expect(kit.service.recorded.at(-1)).toMatchObject({ headers: { authorization: 'Bearer fresh-mallory' } });
    expect(await whoIs(kit, own)).toMatchObject({ userId: 'user-1' });
  });

  it.each([
    [
      'a page of others',
      async (cookie: string) =>
        browserCall('/bff/handoff', { method: 'POST', cookie, headers: { 'sec-fetch-site': 'cross-site' } }),
      403,
    ],
    [
      'a browser whose session is another by now',
      async (cookie: string, kit: ReturnType<typeof testGateway>) =>
        answer('POST', `${await cookieOf(sessionOf(), kit.gateway)}; ${cookie.split('; ')[1]}`),
      410,
    ],
    [
      'a browser that was asked nothing',
      async (cookie: string) => answer('POST', cookie.split('; ')[0] ?? ''),
      410,
    ],
    ['nobody', async (cookie: string) => answer('POST', cookie.split('; ')[1] ?? ''), 401],
  ] as const)('does not become the session for %s', async (_case, request, status) => {
    const { kit, own, cookie } = await arrive('accessToken=mallory');
    const response = await kit.send(await request(cookie, kit), acceptHandOff);
    expect(response.status).toBe(status);
    expect(sessionPair(response)).toBe('');
    expect(await whoIs(kit, own)).toMatchObject({ userId: 'user-1' });
  });

  it('waits for ten minutes', async () => {
    const { kit, cookie } = await arrive('accessToken=mallory');
    kit.clock.advance(10 * 60_000);
    expect((await kit.send(answer('POST', cookie), acceptHandOff)).status).toBe(410);
  });

  it('asks nobody when the session is dead at the service', async () => {
    const { kit, response } = await arrive('accessToken=mallory', { token: 'dead' });
    expect(location(response)).toBe('/transfer');
    expect(await whoIs(kit, sessionPair(response))).toMatchObject({ userId: 'user-2' });
  });
});
