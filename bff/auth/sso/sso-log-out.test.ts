import { logOut, logOutByLink } from '@/bff/auth/session/log-out';
import { showSession } from '@/bff/auth/session/session-view';
import { type FakeProvider, fakeProvider, testClient } from '@/test/identity-provider';
import { json } from '@/test/bff/fake-service';
import { ssoGateway, trustingService } from '@/test/bff/sso-gateway';
import { browserCall, cookieOf, origin, sessionOf } from '@/test/bff/test-gateway';
import { logOutOfSso } from './log-out-of-sso';
import { backchannelLogOut } from './backchannel-log-out';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await fakeProvider();
});
afterAll(() => provider.close());
beforeEach(() => provider.answers.clear());

const navigation = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
const sessionName = '__Host-rooms-session';
const revoke = '/api-auth/api/user/auth/logout';
const sso = { subject: 'subject-1', idToken: 'eyJ.MARK.x' };

/** A browser with a session of the provider's. */
async function loggedIn(
  session: Parameters<typeof sessionOf>[0] = { sso },
  answers: Parameters<typeof ssoGateway>[1] = trustingService,
) {
  const kit = ssoGateway(provider, answers);
  const browser = kit.browser();
  const copy = await cookieOf(sessionOf(session), kit.gateway);
  browser.jar.set(sessionName, copy.slice(sessionName.length + 1));
  const isDead = async () =>
    (await kit.send(browserCall('/bff/session', { cookie: copy }), showSession)).status === 401;
  const isRevoked = () => kit.service.recorded.some(({ path }) => path === revoke);
  return { kit, browser, isDead, isRevoked };
}
type Browser = Awaited<ReturnType<typeof loggedIn>>['browser'];

const own = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', origin };
const click = async ({ cookie, jar }: Browser, kit: Awaited<ReturnType<typeof loggedIn>>['kit']) => {
  const request = new Request(`${origin}/bff/session`, {
    method: 'DELETE',
    headers: { ...own, cookie: cookie() },
  });
  const response = await kit.send(request, logOut);
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return response;
};

const atProvider = (response: Response) => {
  const url = new URL(response.headers.get('location') ?? '', origin);
  return { page: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
};
const params = {
  client_id: testClient,
  post_logout_redirect_uri: `${origin}/login`,
};

describe('[SESS-06] leaving a session of the identity provider', () => {
  it('ends it here and at the service first, then goes on to the provider with what it gave out', async () => {
    const { kit, browser, isDead, isRevoked } = await loggedIn();
    const first = await click(browser, kit);
    expect(await first.text()).toBe('{"next":"/sso/logout"}');
    expect([await isDead(), isRevoked(), browser.jar.has(sessionName)]).toEqual([true, true, false]);

    const second = await browser.go('/sso/logout', logOutOfSso, {
      ...navigation,
      'sec-fetch-site': 'same-origin',
    });
    expect(second.status).toBe(303);
    expect(atProvider(second)).toEqual({
      page: `${provider.issuer}/session/end`,
      id_token_hint: sso.idToken,
      ...params,
    });
    expect(browser.jar.size).toBe(0);
  });

  it('ends one that is still there when somebody goes to /sso/logout itself', async () => {
    const { browser, isDead, isRevoked } = await loggedIn({ sso: { subject: 'subject-1' } });
    const response = await browser.go('/sso/logout', logOutOfSso, navigation);
    expect(atProvider(response)).toEqual({
      page: `${provider.issuer}/session/end`,
      logout_hint: 'subject-1',
      ...params,
    });
    expect([await isDead(), isRevoked()]).toEqual([true, true]);
  });

  it('goes the same way from clearCookies', async () => {
    const { browser } = await loggedIn();
    const response = await browser.go('/bff/api-auth/api/clearCookies', linkCall, navigation);
    expect(response.headers.get('location')).toBe('/sso/logout');
  });

  it.each([401, 500])('is done when the service answers %i', async (status) => {
    const answers = {
      ...trustingService,
      [`POST ${revoke}`]: json({ code: status * 1_000, message: '' }, status),
    };
    const { browser, isDead } = await loggedIn({ sso }, answers);
    const response = await browser.go('/sso/logout', logOutOfSso, navigation);
    expect(atProvider(response).page).toBe(`${provider.issuer}/session/end`);
    expect(await isDead()).toBe(true);
  });

  it.each<[string, () => void]>([
    [
      'is down',
      () => provider.answers.set('/.well-known/openid-configuration', () => ({ status: 500, body: {} })),
    ],
    [
      'has no log-out',
      () => {
        const { end_session_endpoint: _, ...body } = provider.metadata;
        provider.answers.set('/.well-known/openid-configuration', () => ({ body }));
      },
    ],
  ])('ends at the log-in page when the provider %s', async (_what, arrange) => {
    arrange();
    const { browser, isDead } = await loggedIn();
    const response = await browser.go('/sso/logout?to=//evil.example', logOutOfSso, navigation);
    expect([response.headers.get('location'), await isDead()]).toEqual(['/login', true]);
  });

  it('of any other session tells the provider nothing', async () => {
    const { kit, browser } = await loggedIn({});
    expect(await (await click(browser, kit)).text()).toBe('{"next":"/login"}');
    expect([...browser.jar.keys()]).toEqual([]);
    const other = await loggedIn({});
    const response = await other.browser.go('/sso/logout', logOutOfSso, navigation);
    expect(response.headers.get('location')).toBe('/login');
  });

  it.each<[string, Record<string, string>]>([
    ['a link of another site', { ...navigation, 'sec-fetch-site': 'cross-site' }],
    ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a frame of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    ['a prefetch', { ...navigation, 'sec-purpose': 'prefetch' }],
    ['nobody knows where', {}],
    ['a foreign page without Fetch Metadata', { referer: 'http://evil.example/' }],
  ])('[S19] is refused to %s, and the session survives', async (_from, headers) => {
    const { browser, isDead, isRevoked } = await loggedIn();
    const response = await browser.go('/sso/logout', logOutOfSso, headers);
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    expect([await isDead(), isRevoked()]).toEqual([false, false]);
  });

  const linkCall = (incoming: Parameters<typeof logOutOfSso>[0]) =>
    logOutByLink({ incoming } as Parameters<typeof logOutByLink>[0]);
});

describe('[SESS-13] a log-out at the provider', () => {
  const address = '/api-auth/api/pauth/token/sso/logout';
  const form = 'application/x-www-form-urlencoded';
  const done = () => new Response(null, { status: 204 });

  async function post(body: string, { type = form, answer = done as () => Response } = {}) {
    const kit = ssoGateway(provider, { [`POST ${address}`]: answer });
    const headers = { 'content-type': type };
    const request = new Request(`${origin}/bff/sso/backchannel-logout`, { method: 'POST', headers, body });
    const response = await kit.send(request, backchannelLogOut);
    return { status: response.status, text: await response.text(), heard: kit.service.recorded };
  }

  it('reaches the service as it came', async () => {
    const { status, heard } = await post('logout_token=e.y.j');
    expect(status).toBe(200);
    expect(heard.map(({ path, body }) => [path, body])).toEqual([[address, '{"logoutToken":"e.y.j"}']]);
  });

  it('is answered as the standard wants it when the service does not believe it', async () => {
    const refused = () => Response.json({ code: 400000, message: '' }, { status: 400 });
    const { status, text } = await post('logout_token=e.y.j', { answer: refused });
    expect([status, text]).toEqual([400, '{"error":"invalid_request"}']);
  });

  it.each([
    ['without a token', 'other=1', 400],
    ['with two', 'logout_token=a.b.c&logout_token=d.e.f', 400],
    ['that is too long', `logout_token=${'x'.repeat(33_000)}`, 413],
  ])('%s reaches nobody', async (_what, body, expected) => {
    const { status, heard } = await post(body);
    expect([status, heard]).toEqual([expected, []]);
  });

  it('is a form, and is worth another try when the service is down', async () => {
    expect((await post('{}', { type: 'application/json' })).status).toBe(415);
    const down = () => new Response(null, { status: 503 });
    expect((await post('logout_token=e.y.j', { answer: down })).status).toBe(503);
  });
});
