import type { WechatPage } from '@/lib/client/session-calls';
import { createCallLimits } from '@/bff/limits/call-limits';
import { json } from '@/test/bff/fake-service';
import { browserCall, cookieOf, origin, sessionOf, testGateway, testNow } from '@/test/bff/test-gateway';
import { finishWechat } from './finish-wechat';
import { frameWechat, startWechat } from './start-wechat';

const paths = {
  config: '/api-auth/api/getWxConfig',
  login: '/api-auth/api/weChatLogin',
  user: '/api-auth/api/client/auth/userinfo',
  staffs: '/api-meeting/api/user/staffs',
};
const expireTime = testNow + 86_400_000;
const failed = (status: number, code = status * 1_000, data?: object) =>
  json({ code, message: 'MARK', traceId: 't', data }, status);

const service = {
  [`GET ${paths.config}`]: json({
    wxAppId: 'wx1',
    pivotServerUrl: 'https://open.example.com',
    wxRedirectUri: `${origin}/bff/wechat/return`,
  }),
  [`GET ${paths.login}`]: json({ access_token: 'MARK-token', userId: 'user-1', expireTime }),
  [`GET ${paths.user}`]: json({ userId: 'user-1', realName: '王芳', expireTime }),
  [`GET ${paths.staffs}`]: json([]),
};

const pairOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';', 1).join('') ?? '';
const location = (response: Response) => response.headers.get('location');

function aBrowser(changes: Record<string, ReturnType<typeof json>> = {}) {
  const kit = testGateway({ ...service, ...changes });
  const start = (to = '/rooms', site = 'same-origin', cookie = '') =>
    kit.send(
      new Request(`${origin}/bff/wechat/start?to=${encodeURIComponent(to)}`, {
        headers: { 'sec-fetch-site': site, cookie },
      }),
      startWechat,
    );
  const finish = (query: Record<string, string>, cookie = '') =>
    kit.send(
      new Request(`${origin}/bff/wechat/return?${new URLSearchParams(query)}`, {
        headers: { 'sec-fetch-site': 'cross-site', cookie },
      }),
      finishWechat,
    );
  return {
    ...kit,
    start,
    finish,
    /** As far as the vendor's page. */
    async begin(to?: string) {
      const response = await start(to);
      const state = new URL(location(response) ?? '').searchParams.get('state') ?? '';
      return { state, cookie: pairOf(response) };
    },
  };
}

it('[AUTH-06] gives a frame the same page, which leads the whole window back, in a call of our own page alone', async () => {
  const { send } = aBrowser();
  const ask = (headers: HeadersInit, body: object = { to: '/rooms' }) =>
    send(
      browserCall('/bff/wechat', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
      frameWechat,
    );
  const response = await ask({});
  const { address, lifeMs } = (await response.json()) as WechatPage;
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    appid: 'wx1',
    login_type: 'jssdk',
    self_redirect: 'false',
  });
  expect(lifeMs).toBe(600_000);
  expect(pairOf(response)).toMatch(/^__Host-rooms-wechat=Fe26/);

  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['x-csrf', '0'],
  ] as const)
    expect((await ask({ [name]: value })).status).toBe(403);
  expect((await ask({}, { to: 7 })).status).toBe(400);
});

it('[AUTH-06] a second tab shows the page without taking it from the first', async () => {
  const browser = aBrowser();
  const { state, cookie } = await browser.begin('/rooms');
  const second = await browser.start('/contact', 'same-origin', cookie);
  expect(new URL(location(second) ?? '').searchParams.get('state')).toBe(state);
  expect(location(await browser.finish({ state }, pairOf(second)))).toContain('to=%2Fcontact');
});

const whole = async (response: Response) => (await response.clone().text()) + (location(response) ?? '');

it('[AUTH-06] sends the browser to the app’s QR page, with a state that only its sealed cookie knows', async () => {
  const response = await aBrowser().start();
  const address = new URL(location(response) ?? '');
  expect(address.origin + address.pathname + address.hash).toBe(
    'https://open.example.com/connect/qrconnect#wechat_redirect',
  );
  const { state = '', ...params } = Object.fromEntries(address.searchParams);
  expect(params).toEqual({
    appid: 'wx1',
    redirect_uri: `${origin}/bff/wechat/return`,
    response_type: 'code',
    scope: 'snsapi_login',
  });
  expect(Buffer.from(state, 'base64url')).toHaveLength(16);
  expect(pairOf(response)).toMatch(/^__Host-rooms-wechat=Fe26/);
  expect(pairOf(response)).not.toContain(state);
});

it('[S14] does not begin for a page of another site', async () => {
  const response = await aBrowser().start('/rooms', 'cross-site');
  expect(location(response)).toBe('/login?to=%2Frooms');
});

it('[AUTH-06] [S13] uses the code up on the server and sends the browser to a clean address', async () => {
  const { begin, finish, service: upstream } = aBrowser();
  const { state, cookie } = await begin();
  const response = await finish({ code: 'MARK-code', state }, cookie);
  expect(response.status).toBe(303);
  expect(location(response)).toBe('/none');
  expect(await whole(response)).not.toContain('MARK');
  expect(response.headers.getSetCookie().map((line) => line.split('=', 1)[0])).toEqual([
    '__Host-rooms-session',
    '__Host-rooms-wechat-binding',
    '__Host-rooms-wechat',
  ]);
  expect(pairOf(response)).not.toContain('MARK');
  expect(upstream.recorded.some(({ path }) => path.startsWith(`${paths.login}?code=MARK-code`))).toBe(true);
});

it('[S14] [S20] is finished only by the browser that began it', async () => {
  const browser = aBrowser();
  const { state, cookie } = await browser.begin();
  const session = await cookieOf(sessionOf(), browser.gateway);
  const attempts = [
    await browser.finish({ code: 'MARK-code', state }),
    await browser.finish({ code: 'MARK-code', state: 'another' }, cookie),
    await browser.finish({ code: 'MARK-code' }, cookie),
    await browser.finish({ code: 'MARK-code', state }, session.replace('session=', 'wechat=')),
  ];
  for (const response of attempts) expect(location(response)).toBe('/login?mode=qr&wechat=expired');
  browser.clock.advance(10 * 60_000);
  expect(location(await browser.finish({ code: 'c', state }, cookie))).toBe('/login?mode=qr&wechat=expired');
  expect(browser.service.recorded.map(({ path }) => path)).toEqual([paths.config]);
});

it.each([
  ['nobody has this chat account', failed(400, 4001005), 'unbound'],
  ['the account is disabled', failed(403, 403000, { reason: 'disabled' }), 'disabled'],
  ['the code is used up', failed(410), 'expired'],
  ['the vendor is down', failed(503), 'unavailable'],
])('[AUTH-06] goes back to the log-in and says why: %s', async (_, answer, failure) => {
  const { begin, finish } = aBrowser({ [`GET ${paths.login}`]: answer });
  const { state, cookie } = await begin('/rooms');
  const response = await finish({ code: 'MARK-code', state }, cookie);
  expect(location(response)).toBe(`/login?to=%2Frooms&mode=qr&wechat=${failure}`);
  expect(await whole(response)).not.toContain('MARK');
});

it('[AUTH-06] says so when the person said no, and when nothing is configured', async () => {
  const { begin, finish } = aBrowser();
  const { state, cookie } = await begin('/rooms');
  expect(location(await finish({ state }, cookie))).toBe('/login?to=%2Frooms&mode=qr&wechat=denied');
  const plain = aBrowser({ [`GET ${paths.config}`]: failed(404) });
  expect(location(await plain.start('/'))).toBe('/login?mode=qr&wechat=unavailable');
});

it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
  '[S17] never returns to %s',
  async (to) => {
    const { begin, finish } = aBrowser();
    const { state, cookie } = await begin(to);
    expect(location(await finish({ code: 'c', state }, cookie))).toBe('/none');
  },
);

it('[S29] [AUTH-06] takes codes of the chat app from one address only so often, and asks there no more', async () => {
  const { send, gateway, service, begin } = aBrowser({ [`GET ${paths.login}`]: failed(400) });
  gateway.limits = createCallLimits(0.01);
  const { state, cookie } = await begin();
  const come = (address: string) =>
    send(
      new Request(`${origin}/bff/wechat/return?code=guessed&state=${state}`, {
        headers: { accept: 'text/html', cookie, 'x-forwarded-for': address },
      }),
      finishWechat,
    );
  const statuses = [];
  for (let tried = 0; tried < 7; tried += 1) statuses.push((await come('203.0.113.7')).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  expect(service.recorded.filter(({ path }) => path.startsWith(paths.login))).toHaveLength(6);
  expect((await come('203.0.113.8')).status).toBe(303);
});
