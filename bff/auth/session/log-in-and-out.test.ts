import type { Handler } from '@/bff/http/incoming';
import { proxy } from '@/bff/proxy/proxy';
import { json, type Answer } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, staff, testGateway, testNow } from '@/test/bff/test-gateway';
import { chooseIdentity } from './choose-identity';
import { logOut } from './log-out';
import { showSession } from './session-view';

const paths = {
  csrf: '/api-auth/api/getLoginCsrfToken',
  bySms: '/api-auth/api/pauth/token/mobile',
  login: '/api-auth/api/pauth/token/encrypted/password',
  logout: '/api-auth/api/user/auth/logout',
  user: '/api-auth/api/client/auth/userinfo',
  staffs: '/api-meeting/api/user/staffs',
  lastStaff: '/api-meeting/api/user/userSetting/getStaff',
  choices: '/api-meeting/api/user/staff-choices',
  display: '/api-meeting/api/user/companyDisplayConfig',
};

const staffs = [1, 2].map((number) => ({
  ...staff,
  id: `staff-${number}`,
  staffId: `staff-${number}`,
  companyId: `company-${number}`,
  userId: 'user-1',
  orgName: '研发部',
  realName: '王芳',
}));
const day = 86_400_000;

/** A service that logs everybody in. */
const service = (ownStaffs: unknown[] = staffs.slice(0, 1), login: object = {}) => ({
  [`GET ${paths.csrf}`]: json({ csrfToken: 'csrf-1' }),
  ...Object.fromEntries(
    [paths.login, paths.bySms].map((path) => [
      `POST ${path}`,
      json({ access_token: 'MARK-token', userId: 'user-1', expireTime: testNow + 14 * day, ...login }),
    ]),
  ),
  [`POST ${paths.logout}`]: () => new Response(null, { status: 204 }),
  [`GET ${paths.user}`]: json({ userId: 'user-1', realName: '王芳', expireTime: testNow + day }),
  [`GET ${paths.staffs}`]: json(ownStaffs),
  [`GET ${paths.lastStaff}`]: json({}),
  [`POST ${paths.choices}`]: json(staffs[1]),
  [`POST ${paths.display}`]: json({ title: '会议室预约', accent: '#3056d3' }),
});

const setCookies = (response: Response) => response.headers.getSetCookie();
const pairs = (response: Response) => setCookies(response).map((line) => line.split(';', 1)[0] ?? '');
const byPassword = { path: paths.login, body: '{"username":"13800000003","password":"sealed","keyId":"k"}' };
const bySms = { path: paths.bySms, body: '{"mobile":"13800000003","mobileCaptcha":"123456"}' };
type Changes = { cookie?: string; token?: string; by?: typeof bySms };

/** The log-in as a browser makes it: token first, then the call with token and pre-login cookie. */
async function logIn(kit: ReturnType<typeof testGateway>, changes: Changes = {}) {
  const first = await kit.send(browserCall(`/bff${paths.csrf}`));
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const headers = { 'content-type': 'application/json', 'x-csrf-token': changes.token ?? csrfToken };
  const cookie = changes.cookie ?? pairs(first).join('; ');
  const { path, body } = changes.by ?? byPassword;
  return kit.send(browserCall(`/bff${path}`, { method: 'POST', cookie, headers, body }));
}

const sessionCookie = (response: Response) =>
  pairs(response).find((pair) => pair.startsWith('__Host-rooms-session=')) ?? '';

describe('logging in', () => {
  it('[SESS-01] [S01] keeps the token in the sealed cookie, away from body and headers', async () => {
    const response = await logIn(testGateway(service()));
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(text + JSON.stringify([...response.headers])).not.toContain('MARK');
    expect(setCookies(response)[0]).toMatch(
      /^__Host-rooms-session=Fe26\.2[^;]+; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('[S07] ends the session that was there, here and at the service, but not the one that has begun', async () => {
    const kit = testGateway(service());
    const old = await cookieOf(sessionOf({ token: 'MARK-old' }), kit.gateway);
    const first = await kit.send(browserCall(`/bff${paths.csrf}`));
    const response = await logIn(kit, {
      cookie: [old, ...pairs(first)].join('; '),
    });
    expect(response.status).toBe(200);
    expect((await kit.send(browserCall('/bff/session', { cookie: old }), showSession)).status).toBe(401);
    const ended = kit.service.recorded.filter(({ path }) => path === paths.logout);
    expect(ended.map(({ headers }) => headers.authorization)).toEqual(['Bearer MARK-old']);
    const fresh = browserCall('/bff/session', { cookie: sessionCookie(response) });
    expect((await kit.send(fresh, showSession)).status).toBe(200);
  });

  it('[AUTH-01] [S01] [S58] by SMS does the same, and leaves neither code nor number in the log', async () => {
    const lines: string[] = [];
    const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
    const kit = testGateway(service(), { log: { info: write, warn: write, error: write } });
    const response = await logIn(kit, { by: bySms });
    expect(await response.json()).toMatchObject({ userId: 'user-1', next: '/schedule' });
    expect(sessionCookie(response)).toContain('Fe26.2');
    expect(setCookies(response).join()).not.toContain('MARK');
    expect(lines.join()).toContain('logged in');
    expect(lines.join()).not.toMatch(/123456|13800000003|MARK/);
  });

  it('[AUTH-01] [AUTH-17] says that the log-in has made the account, and of no other', async () => {
    const outcomeOf = async (login: object) =>
      (await logIn(testGateway(service([], login)), { by: bySms })).json();
    expect(await outcomeOf({ registered: true })).toMatchObject({ next: '/none', registered: true });
    expect(await outcomeOf({})).not.toHaveProperty('registered');
  });

  it('[AUTH-18] by SMS is refused without the cookie of the page that asked, before the service hears of the code', async () => {
    const kit = testGateway(service());
    expect((await logIn(kit, { by: bySms, cookie: '' })).status).toBe(403);
    expect(kit.service.recorded.map(({ path }) => path)).not.toContain(paths.bySms);
  });

  it('asks the service who it is with the new token, and forwards the CSRF token', async () => {
    const kit = testGateway(service());
    await logIn(kit);
    const [, login, user, own] = kit.service.recorded;

    expect(login).toMatchObject({ ...byPassword, headers: { 'x-csrf-token': 'csrf-1' } });
    expect(login?.headers).not.toHaveProperty('authorization');
    expect(user).toMatchObject({ path: paths.user, headers: { authorization: 'Bearer MARK-token' } });
    expect(own).toMatchObject({ path: `${paths.staffs}?deletedType=1` });
  });

  it.each([
    { who: 'nobody’s staff', own: [], last: {}, next: '/none' },
    { who: 'staff of one company', own: staffs.slice(0, 1), last: {}, next: '/schedule', staffId: 'staff-1' },
    { who: 'staff of several, none chosen', own: staffs, last: {}, next: '/switch' },
    {
      who: 'staff of several, one chosen earlier',
      own: staffs,
      last: { staffId: 'staff-2' },
      next: '/schedule',
      staffId: 'staff-2',
    },
    {
      who: 'staff of several, a foreign one chosen',
      own: staffs,
      last: { staffId: 'staff-9' },
      next: '/switch',
    },
  ])('[SESS-03] leads $who to $next', async ({ own, last, next, staffId }) => {
    const kit = testGateway({ ...service(own), [`GET ${paths.lastStaff}`]: json(last) });
    const response = await logIn(kit);
    expect(await response.json()).toEqual({
      userId: 'user-1',
      expireTime: testNow + 14 * day,
      staffs: own,
      next,
    });

    const me = await kit.send(browserCall('/bff/session', { cookie: sessionCookie(response) }), showSession);
    expect(await me.json()).toMatchObject({
      userId: 'user-1',
      realName: '王芳',
      ...(staffId && { staffId }),
    });
  });

  it('[S09] never lasts longer than 14 days, whatever the service allows', async () => {
    const login = service(undefined, { expireTime: 253_402_300_799_000 });
    const kit = testGateway(login, { idleMs: 14 * day });
    const cookie = sessionCookie(await logIn(kit));
    kit.clock.advance(14 * day - 1);
    expect((await kit.send(browserCall('/bff/session', { cookie }), showSession)).status).toBe(200);
    kit.clock.advance(1);
    expect((await kit.send(browserCall('/bff/session', { cookie }), showSession)).status).toBe(401);
  });

  it.each([
    ['without the pre-login cookie, by a code that says so', { cookie: '' }, 403_001],
    ['with another token in the header', { token: 'csrf-2' }, 403_000],
    ['with an empty token', { token: '' }, 403_000],
    [
      'with a session pasted under the cookie’s name',
      { cookie: '__Host-rooms-pre-login=Fe26.2**x~2' },
      403_000,
    ],
  ])('[AUTH-18] %s is refused before the service hears of it', async (_, changes, code) => {
    const kit = testGateway(service());
    const response = await logIn(kit, changes);
    expect([response.status, await response.json()]).toMatchObject([403, { code }]);
    expect(kit.service.recorded.map(({ path }) => path)).toEqual([paths.csrf]);
  });

  it('[AUTH-18] is refused with a token that is older than ten minutes', async () => {
    const kit = testGateway(service());
    const first = await kit.send(browserCall(`/bff${paths.csrf}`));
    kit.clock.advance(10 * 60_000);
    const response = await logIn(kit, { cookie: pairs(first).join('; ') });
    expect(response.status).toBe(403);
  });

  it('passes a refusal on with its own code, and leaves the session alone', async () => {
    const kit = testGateway({
      ...service(),
      [`POST ${paths.login}`]: json({ code: 4001000, message: '账号不存在或密码错误，请重新输入' }, 401),
    });
    const response = await logIn(kit);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 4001000 });
    expect(setCookies(response)).toEqual([]);
  });

  it('[S05] refuses a session that browsers would drop, and gives its token back', async () => {
    const kit = testGateway(service(undefined, { access_token: 'T'.repeat(4_096) }));
    const response = await logIn(kit);
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('登录信息过大') as string,
    });
    expect(kit.service.recorded.at(-1)).toMatchObject({ path: paths.logout });
    expect(setCookies(response)).toEqual([]);
  });

  it('gives the token back when nobody can say whose companies it opens', async () => {
    const kit = testGateway({
      ...service(),
      [`GET ${paths.staffs}`]: () => new Response(null, { status: 503 }),
    });
    const response = await logIn(kit);
    expect(response.status).toBe(503);
    expect(setCookies(response)).toEqual([]);
    expect(kit.service.recorded.at(-1)).toMatchObject({ path: paths.logout });
  });

  it('[S05] leaves a picture out that would not fit', async () => {
    const user = {
      userId: 'user-1',
      realName: '王芳',
      avatar: `data:image/png;base64,${'A'.repeat(9_000)}`,
      expireTime: 0,
    };
    const kit = testGateway({ ...service(), [`GET ${paths.user}`]: json(user) });
    const cookie = sessionCookie(await logIn(kit));
    const me = await kit.send(browserCall('/bff/session', { cookie }), showSession);
    expect(await me.json()).not.toHaveProperty('avatar');
  });

  it('[S05] fits a token of 2 KB', async () => {
    const response = await logIn(testGateway(service(undefined, { access_token: 'T'.repeat(2_048) })));
    expect(response.status).toBe(200);
    expect(sessionCookie(response).length).toBeLessThanOrEqual(4_096);
  });
});

describe('choosing a company', () => {
  const choose = async (staffId: unknown, answers = service(staffs)) => {
    const kit = testGateway(answers);
    const cookie = await cookieOf(sessionOf({ staff: undefined }), kit.gateway);
    const change = browserCall('/bff/session/identity', {
      method: 'PUT',
      cookie,
      body: JSON.stringify({ staffId }),
    });
    return { kit, cookie, response: await kit.send(change, chooseIdentity) };
  };

  it('[SESS-04] [SESS-12] tells the service, and seals the chosen one, from which all calls go out', async () => {
    const { kit, response } = await choose('staff-2');
    expect(await response.json()).toMatchObject({ staffId: 'staff-2', companyId: 'company-2' });
    expect(kit.service.recorded.slice(-2)).toMatchObject([
      { path: paths.choices, body: '{"staffId":"staff-2"}' },
      { path: paths.display, body: '{"companyId":"company-2"}' },
    ]);

    await kit.send(browserCall('/bff/api-meeting/api/user/areas/trees', { cookie: sessionCookie(response) }));
    expect(kit.service.recorded.at(-1)?.headers).toMatchObject({ 'x-company-id': 'company-2' });
  });

  it.each(['staff-9', '__proto__'])('[S44] refuses %s, which is not the account’s own', async (staffId) => {
    const { kit, response } = await choose(staffId);
    expect(response.status).toBe(403);
    expect(setCookies(response)).toEqual([]);
    expect(kit.service.recorded.map(({ path }) => path)).toEqual([`${paths.staffs}?deletedType=1`]);
  });

  it.each([undefined, 1, ['staff-1'], '', { staffId: 'staff-1' }])(
    '[S44] refuses the body %j',
    async (staffId) => {
      const { response } = await choose(staffId);
      expect(response.status).toBe(400);
    },
  );

  it('[S05] refuses a session that browsers would drop, and chooses nothing', async () => {
    const large = { ...staffs[1], companyName: '公司'.repeat(800) };
    const { kit, response } = await choose('staff-2', service([large]));
    expect(response.status).toBe(507);
    expect(setCookies(response)).toEqual([]);
    expect(kit.service.recorded.map(({ path }) => path)).not.toContain(paths.choices);
  });

  it('[S07] ends the session that it replaces', async () => {
    const { kit, cookie } = await choose('staff-1');
    const replay = await kit.send(browserCall('/bff/session', { cookie }), showSession);
    expect(replay.status).toBe(401);
    // The browser already holds the next one under the same name.
    expect(setCookies(replay)).toEqual([]);
  });

  it('needs a session and a page of ours', async () => {
    const kit = testGateway(service(staffs));
    const change = { method: 'PUT', body: '{"staffId":"staff-1"}' };
    expect((await kit.send(browserCall('/bff/session/identity', change), chooseIdentity)).status).toBe(401);
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    const foreign = browserCall('/bff/session/identity', { ...change, headers });
    expect((await kit.send(foreign, chooseIdentity)).status).toBe(403);
  });
});

describe('[SESS-06] logging out', () => {
  const leave = async (answer: Answer, handler: Handler = logOut) => {
    const kit = testGateway({ ...service(), [`POST ${paths.logout}`]: answer });
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const request =
      handler === logOut
        ? browserCall('/bff/session', { method: 'DELETE', cookie })
        : browserCall(`/bff${paths.logout}`, { method: 'POST', cookie });
    return { kit, cookie, response: await kit.send(request, handler) };
  };
  const cleared = [
    '__Host-rooms-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-pre-login=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-activity=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-hand-off=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-sso=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-sso-logout=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-qr=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-wechat=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-wechat-binding=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-schedule-mode=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-rooms-embedded=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ];

  it.each([
    ['success', () => new Response(null, { status: 204 })],
    ['401', json({ code: 401000, message: 'x' }, 401)],
    ['500', json({ code: 500000, message: 'x' }, 500)],
    ['HTML', () => new Response('<p>')],
    ['nothing', () => Promise.reject(new TypeError('ECONNREFUSED'))],
  ] as [string, Answer][])('[S08] clears everything here when the service answers %s', async (_, answer) => {
    const { kit, response } = await leave(answer);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ next: '/login' });
    expect(setCookies(response)).toEqual(cleared);
    expect(kit.service.recorded).toMatchObject([
      { method: 'POST', path: paths.logout, headers: { authorization: 'Bearer MARK-token' } },
    ]);
  });

  it('[S08] leaves a copy of the cookie worthless', async () => {
    const { kit, cookie } = await leave(json({}, 500));
    const replay = await kit.send(browserCall('/bff/api-meeting/api/user/areas/trees', { cookie }));
    expect(replay.status).toBe(401);
    expect(kit.service.recorded).toHaveLength(1);
  });

  it('means the same under the contract’s own address', async () => {
    const { kit, response } = await leave(() => new Response(null, { status: 204 }), proxy);
    expect(response.status).toBe(204);
    expect(setCookies(response)).toEqual(cleared);
    expect(kit.service.recorded).toHaveLength(1);
  });

  it('works for whoever has no session any more', async () => {
    const kit = testGateway(service());
    const response = await kit.send(browserCall('/bff/session', { method: 'DELETE' }), logOut);
    expect(response.status).toBe(200);
    expect(kit.service.recorded).toEqual([]);
  });

  it('cannot be caused by another site', async () => {
    const kit = testGateway(service());
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await kit.send(
      browserCall('/bff/session', { method: 'DELETE', cookie, headers }),
      logOut,
    );
    expect(response.status).toBe(403);
    expect(setCookies(response)).toEqual([]);
  });
});

it('[SESS-01] who I am is told without anything secret', async () => {
  const kit = testGateway(service());
  const cookie = await cookieOf(sessionOf(), kit.gateway);
  const response = await kit.send(browserCall('/bff/session', { cookie }), showSession);
  expect(await response.json()).toEqual({
    userId: 'user-1',
    realName: '林晓',
    ...staff,
    embedded: false,
    expireTime: testNow + 3_600_000,
  });
});
