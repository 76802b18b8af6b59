import { createHash } from 'node:crypto';
import { hasPendingBinding } from './pending-binding';
import { logInByHandOff } from '@/bff/auth/hand-off/log-in-by-hand-off';
import type { Session } from '@/bff/session/identity';
import { handle } from '@/bff/http/incoming';
import { json } from '@/test/bff/fake-service';
import { browserCall, cookieOf, origin, sessionOf, testGateway, testNow } from '@/test/bff/test-gateway';
import { finishWechat } from './finish-wechat';
import { startWechat } from './start-wechat';

const paths = {
  config: '/api-auth/api/getWxConfig',
  login: '/api-auth/api/weChatLogin',
  offer: '/api-auth/api/user/account/weixin/actions/offer',
  bind: '/api-auth/api/user/account/weixin/actions/bind',
  decline: '/api-auth/api/weChatLogin/actions/decline',
};
const expireTime = testNow + 600_000;
const offer = { ticket: 'MARK-ticket', nickname: '小林', portrait: 'https://pic.example.com/1', expireTime };
const shownBy = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');
const failed = (status: number, more: object = {}) =>
  json({ code: status * 1_000, message: 'no', traceId: 't', ...more }, status);

const service = {
  [`GET ${paths.config}`]: json({
    wxAppId: 'wx1',
    pivotServerUrl: 'https://open.example.com',
    wxRedirectUri: `${origin}/bff/wechat/return`,
  }),
  [`GET ${paths.login}`]: failed(400, { code: 4001005, data: offer }),
  [`POST ${paths.offer}`]: json(offer),
  [`POST ${paths.bind}`]: () => new Response(null, { status: 204 }),
  [`POST ${paths.decline}`]: () => new Response(null, { status: 204 }),
  'POST /api-auth/api/pauth/token/exchange': json({ access_token: 't2', userId: 'user-1', expireTime }),
  'GET /api-auth/api/client/auth/userinfo': json({ userId: 'user-1', realName: '王芳', expireTime }),
  'GET /api-meeting/api/user/staffs': json([]),
};

const location = (response: Response) => response.headers.get('location');
const pairsOf = (response: Response) => response.headers.getSetCookie().flatMap((line) => line.split(';', 1));
const pairOf = (response: Response, name: string) =>
  pairsOf(response).find((pair) => pair.startsWith(`__Host-rooms-${name}=`)) ?? '';

type Way = { cookie?: string; query?: string; answered?: string; backAs?: string };

function aBrowser(changes: Record<string, ReturnType<typeof json>> = {}) {
  const kit = testGateway({ ...service, ...changes });
  const navigate = (path: string, cookie: string, handler: Parameters<typeof kit.send>[1]) =>
    kit.send(
      new Request(`${origin}${path}`, { headers: { 'sec-fetch-site': 'same-origin', cookie } }),
      handler,
    );
  const call = (path: string, cookie: string, body: object) =>
    kit.send(browserCall(`/bff${path}`, { method: 'POST', cookie, body: JSON.stringify(body) }));
  return {
    ...kit,
    navigate,
    bind: (cookie: string, asked: object = {}) =>
      call(paths.bind, cookie, { userId: 'user-1', shown: shownBy(offer.ticket), ...asked }),
    decline: (cookie: string, shown = shownBy(offer.ticket)) => call(paths.decline, cookie, { shown }),
    /** To the vendor's page and back. */
    async through({ cookie = '', query = 'to=%2Frooms', answered = 'code=c', backAs }: Way = {}) {
      const begun = await navigate(`/bff/wechat/start?${query}`, cookie, startWechat);
      const state = new URL(location(begun) ?? '').searchParams.get('state');
      const back = `${backAs ?? cookie}; ${pairOf(begun, 'wechat')}`;
      return navigate(`/bff/wechat/return?${answered}&state=${state}`, back, finishWechat);
    },
    /** Whether somebody who logs in with these cookies is asked. */
    asks: (cookie: string) => {
      const found: boolean[] = [];
      const request = new Request(origin, { headers: { cookie } });
      return handle(
        async (incoming) => {
          found.push(await hasPendingBinding(incoming));
          return new Response();
        },
        request,
        kit.gateway,
      ).then(() => found[0]);
    },
    calls: (path: string) => kit.service.recorded.filter((call) => call.path === path),
  };
}

async function session(kit: ReturnType<typeof aBrowser>, more: Partial<Session> = {}) {
  const own = sessionOf(more);
  return { own, cookie: await cookieOf(own, kit.gateway) };
}

describe('a chat account that nobody has', () => {
  it('[AUTH-06] leads to another way in, and waits sealed: no address, no body and no readable cookie tells its ticket', async () => {
    const browser = aBrowser();
    const response = await browser.through();
    expect(location(response)).toBe('/login?to=%2Frooms&mode=sms');
    const line = response.headers.getSetCookie().find((each) => each.includes('wechat-binding')) ?? '';
    expect(line).toMatch(
      /^__Host-rooms-wechat-binding=Fe26[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(JSON.stringify([...response.headers])).not.toContain('MARK');
    expect(pairsOf(response)).toContain('__Host-rooms-wechat=');
    expect(await browser.asks(pairOf(response, 'wechat-binding'))).toBe(true);
  });

  it('[AUTH-06] asks whoever logs in next, by whichever way, and not after its time', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const handedOver = await browser.navigate(
      `/bff/handoff?accessToken=t1&expireTime=${expireTime}&to=${encodeURIComponent('/rooms')}`,
      waiting,
      logInByHandOff,
    );
    expect(location(handedOver)).toMatch(/^\/bind-wechat/);
    browser.clock.advance(600_000);
    expect(await browser.asks(waiting)).toBe(false);
  });

  it('[AUTH-06] does not ask who comes by a chat account of their own', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    browser.service.answers[`GET ${paths.login}`] = json({ access_token: 't', userId: 'user-1', expireTime });
    const response = await browser.through({ cookie: waiting });
    expect(location(response)).toBe('/none');
    expect(pairOf(response, 'wechat-binding')).toBe('__Host-rooms-wechat-binding=');
  });

  it('[AUTH-06] [S14] is bound by the answer of a logged-in person in this browser alone', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const { cookie } = await session(browser);
    const answers = [
      await browser.bind(waiting),
      await browser.bind(cookie),
      await browser.bind(`${cookie}; ${waiting.replace('-binding=', '=')}`),
      await browser.bind(`${cookie}; ${waiting}; ${waiting}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 410, 410, 410]);
    expect(browser.calls(paths.bind)).toEqual([]);
    browser.service.answers['GET /api-auth/api/client/auth/userinfo'] = failed(401);
    const dead = await session(browser);
    expect((await browser.bind(dead.cookie)).status).toBe(401);

    const bound = await browser.bind(`${cookie}; ${waiting}`);
    expect(bound.status).toBe(204);
    expect(pairsOf(bound)).toEqual(['__Host-rooms-wechat-binding=']);
    const [asked] = browser.calls(paths.bind);
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer MARK-token',
      'x-binding-ticket': 'MARK-ticket',
    });
  });

  it('[S33] [S40] takes no ticket from a browser, and no answer from a page of others', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const { cookie } = await session(browser);
    const send = (headers: Record<string, string>, cookies: string) =>
      browser.send(
        browserCall(`/bff${paths.bind}`, {
          method: 'POST',
          cookie: cookies,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ userId: 'user-1', shown: shownBy(offer.ticket) }),
        }),
      );
    expect((await send({ 'x-binding-ticket': 'mine' }, cookie)).status).toBe(410);
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['x-csrf', '0'],
    ] as const)
      expect((await send({ [name]: value }, `${cookie}; ${waiting}`)).status).toBe(403);
    expect(browser.calls(paths.bind)).toEqual([]);
  });

  it('[AUTH-06] [S14] is not bound to an account that the page did not name: another tab has logged somebody else in', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const other = await session(browser, { userId: 'user-2' });
    const refused = await browser.bind(`${other.cookie}; ${waiting}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 409_001 });
    expect(pairsOf(refused)).toEqual([]);
    expect(browser.calls(paths.bind)).toEqual([]);
  });

  it('[AUTH-06] [AUTH-20] [S14] is bound, or forgotten, only where it is the one that the page named: another scan has taken its place', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const { cookie } = await session(browser);
    const shown = shownBy('of the first scan');
    const refused = await browser.bind(`${cookie}; ${waiting}`, { shown });
    expect(refused.status).toBe(410);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('微信绑定已失效') });
    const declined = await browser.decline(`${cookie}; ${waiting}`, shown);
    expect(declined.status).toBe(204);
    expect([...pairsOf(refused), ...pairsOf(declined)]).toEqual([]);
    expect([...browser.calls(paths.bind), ...browser.calls(paths.decline)]).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no account', { shown: 'x' }],
    ['no chat account', { userId: 'user-1' }],
  ])('[AUTH-06] [S14] is not bound by an answer to %s', async (_, body) => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const { cookie } = await session(browser);
    const answered = browserCall(`/bff${paths.bind}`, {
      method: 'POST',
      cookie: `${cookie}; ${waiting}`,
      body: JSON.stringify(body),
    });
    expect((await browser.send(answered)).status).toBe(400);
    expect(browser.calls(paths.bind)).toEqual([]);
  });

  it('[AUTH-06] passes on who of the two is bound already', async () => {
    const data = { bound: 'account' };
    const browser = aBrowser({ [`POST ${paths.bind}`]: failed(409, { data }) });
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const { cookie } = await session(browser);
    const refused = await browser.bind(`${cookie}; ${waiting}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ data });
  });

  it('[AUTH-06] is forgotten by who declines, logged in or not, and here even if the service is away', async () => {
    const browser = aBrowser();
    const waiting = pairOf(await browser.through(), 'wechat-binding');
    const declined = await browser.decline(waiting);
    expect(declined.status).toBe(204);
    expect(pairsOf(declined)).toEqual(['__Host-rooms-wechat-binding=']);
    expect(browser.calls(paths.decline)[0]?.headers['x-binding-ticket']).toBe('MARK-ticket');
    expect((await browser.decline('')).status).toBe(204);
    expect(browser.calls(paths.decline)).toHaveLength(1);

    browser.service.answers[`POST ${paths.decline}`] = failed(503);
    expect(pairsOf(await browser.decline(waiting))).toEqual(['__Host-rooms-wechat-binding=']);
  });
});

describe('a chat account for who is logged in', () => {
  it('[AUTH-20] waits for the session that asked, and for no other', async () => {
    const browser = aBrowser();
    const { cookie } = await session(browser);
    const response = await browser.through({ cookie, query: 'bind&to=%2Frooms' });
    expect(location(response)).toBe('/bind-wechat?to=%2Frooms');
    expect(browser.calls(paths.offer)[0]?.headers.authorization).toBe('Bearer MARK-token');
    const waiting = pairOf(response, 'wechat-binding');
    expect(await browser.asks(waiting)).toBe(false);

    const other = await session(browser, { userId: 'user-2' });
    expect((await browser.bind(`${other.cookie}; ${waiting}`, { userId: 'user-2' })).status).toBe(410);
    expect((await browser.bind(`${cookie}; ${waiting}`)).status).toBe(204);
  });

  it('[AUTH-20] [S14] is not given to somebody who took over in between, and logs nobody in', async () => {
    const browser = aBrowser();
    const [me, other] = [await session(browser), await session(browser)];
    for (const backAs of ['', other.cookie]) {
      const response = await browser.through({ cookie: me.cookie, query: 'bind', backAs });
      expect(location(response)).toBe('/bind-wechat?wechat=expired');
    }
    expect([...browser.calls(paths.offer), ...browser.calls(paths.login)]).toEqual([]);
  });

  it.each([
    ['the person says no', {}, 'x=1', 'denied'],
    ['the code is used up', { [`POST ${paths.offer}`]: failed(410) }, 'code=c', 'expired'],
    ['the vendor is down', { [`POST ${paths.offer}`]: failed(503) }, 'code=c', 'unavailable'],
  ])('[AUTH-20] says why there is none: %s', async (_, changes, answered, failure) => {
    const browser = aBrowser(changes);
    const { cookie } = await session(browser);
    const response = await browser.through({ cookie, query: 'bind&to=%2Frooms', answered });
    expect(location(response)).toBe(`/bind-wechat?to=%2Frooms&wechat=${failure}`);
  });

  it('[AUTH-20] needs a session to begin with', async () => {
    const browser = aBrowser();
    const response = await browser.navigate('/bff/wechat/start?bind&to=%2Frooms', '', startWechat);
    expect(location(response)).toBe('/login?to=%2Frooms');
  });
});
