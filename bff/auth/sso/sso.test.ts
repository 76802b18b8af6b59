import { type FakeProvider, fakeProvider, testClient, unsigned } from '@/test/identity-provider';
import { json } from '@/test/bff/fake-service';
import { ssoGateway, trustingService } from '@/test/bff/sso-gateway';
import { cookieOf, origin, sessionOf, testNow } from '@/test/bff/test-gateway';
import { showSession } from '@/bff/auth/session/session-view';
import { finishSso } from './finish-sso';
import { startSso } from './start-sso';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await fakeProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.answers.clear();
  provider.recorded.length = 0;
});

const seconds = testNow / 1_000;
const location = (response: Response) => response.headers.get('location');
const sessionName = '__Host-rooms-session';
const pendingName = '__Host-rooms-sso';

type Token = () => Promise<string> | string;

/** Sets the answer of the token endpoint. */
const hands = (token: Token) =>
  provider.answers.set('/token', async () => ({
    body: { access_token: 'MARK-provider', token_type: 'Bearer', id_token: await token() },
  }));

/** A log-in with everything right, but for what the provider puts into the token. */
async function attempt(token: (nonce: string) => Promise<string> | string, to?: string) {
  const kit = ssoGateway(provider);
  const browser = kit.browser();
  const { state, nonce } = await browser.start(to);
  hands(() => token(nonce));
  const response = await browser.finish({ code: 'MARK-code', state, iss: provider.issuer });
  return { kit, browser, response };
}

const good = (nonce: string, claims: object = {}) => provider.idToken({ now: testNow, nonce, ...claims });

describe('the way to the provider', () => {
  it('[AUTH-08] [S16] asks for a code with PKCE, state and nonce, and sends the browser there alone', async () => {
    const { response, params } = await ssoGateway(provider).browser().start('/rooms');
    expect(response.status).toBe(303);
    expect(location(response)).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
    expect(Object.fromEntries(params)).toEqual({
      client_id: testClient,
      response_type: 'code',
      redirect_uri: `${origin}/bff/sso/callback`,
      scope: 'openid',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-rooms-sso=Fe26[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  it('[S16] names the configured redirect_uri, whatever a request says of its host', async () => {
    const kit = ssoGateway(provider);
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', host: 'evil.example' };
    const request = new Request('http://evil.example/bff/sso/start', { headers });
    const response = await kit.send(request, startSso);
    expect(new URL(location(response) ?? '').searchParams.get('redirect_uri')).toBe(
      `${origin}/bff/sso/callback`,
    );
  });

  it.each([
    ['the account that is logged in there', '/bff/sso/start', undefined, null],
    ['another account', '/bff/sso/start?account=other', undefined, 'login'],
    [
      'one of several, where it can be asked so',
      '/bff/sso/start?account=other',
      ['none', 'select_account'],
      'select_account',
    ],
    ['nothing that an address makes up', '/bff/sso/start?account=evil&prompt=none', undefined, null],
  ])('[AUTH-08] asks the provider for %s', async (_, address, supported, prompt) => {
    provider.answers.set('/.well-known/openid-configuration', () => ({
      body: { ...provider.metadata, prompt_values_supported: supported },
    }));
    const response = await ssoGateway(provider).browser().go(address, startSso);
    expect(new URL(location(response) ?? '').searchParams.get('prompt')).toBe(prompt);
  });

  it('[S14] is not taken for a page of others: it gets the log-in page', async () => {
    const browser = ssoGateway(provider).browser();
    for (const site of ['cross-site', 'same-site']) {
      const response = await browser.go('/bff/sso/start?to=/rooms', startSso, { 'sec-fetch-site': site });
      expect(location(response)).toBe('/login?to=%2Frooms');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    [
      'down',
      () => provider.answers.set('/.well-known/openid-configuration', () => ({ status: 500, body: {} })),
      'unavailable',
    ],
    [
      'somebody else',
      () =>
        provider.answers.set('/.well-known/openid-configuration', () => ({
          body: { ...provider.metadata, issuer: 'http://evil.example' },
        })),
      'failed',
    ],
  ])(
    '[R23] a provider that is %s leads back to the log-in once, with the page asked for',
    async (_, break_, failure) => {
      break_();
      const browser = ssoGateway(provider).browser();
      const response = await browser.go('/bff/sso/start?to=/rooms', startSso);
      expect(location(response)).toBe(`/login?to=%2Frooms&sso=${failure}`);
    },
  );

  it('[S05] keeps five log-ins begun in tabs side by side, and its cookie small', async () => {
    const kit = ssoGateway(provider);
    const browser = kit.browser();
    const begun = [];
    for (let tab = 0; tab < 50; tab += 1) begun.push(await browser.start(`/details/${'9'.repeat(380)}`));
    expect(browser.jar.get(pendingName)?.length).toBeLessThan(2_400);
    const [oldest, newest] = [begun[0], begun.at(-1)];
    hands(() => good(newest?.nonce ?? ''));
    expect(location(await browser.finish({ code: 'c', state: oldest?.state ?? '' }))).toBe(
      '/login?sso=expired',
    );
    expect(location(await browser.finish({ code: 'c', state: newest?.state ?? '' }))).toMatch(
      /^\/details\/9+$/,
    );
  });
});

describe('the way back', () => {
  it('[AUTH-08] [S01] [S13] starts a session, and leaves token and code behind', async () => {
    const { kit, browser, response } = await attempt((nonce) => good(nonce), '/details/1024?from=mail');
    expect([response.status, location(response)]).toEqual([303, '/details/1024?from=mail']);
    expect(browser.jar.has(pendingName)).toBe(false);
    const headers = { 'x-csrf': '1', ...({ 'sec-fetch-site': 'same-origin' } as const) };
    const me = await browser.go('/bff/session', showSession, headers);
    expect(await me.json()).toMatchObject({ userId: 'user-1', realName: '王芳' });
    expect(JSON.stringify([...response.headers, ...kit.logged])).not.toMatch(/MARK|eyJ[\w-]+\.eyJ/);
  });

  it('[SESS-13] tells the service which browser it was', async () => {
    const kit = ssoGateway(provider);
    const browser = kit.browser();
    const { state, nonce } = await browser.start();
    hands(() => good(nonce));
    const agent = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await browser.go(`/bff/sso/callback?code=c&state=${state}`, finishSso, agent);
    expect(kit.service.recorded[0]?.headers['x-client-device']).toBe('Firefox · Windows');
  });

  it('[S16] proves itself to the provider by PKCE, and shows the service the ID token with its nonce', async () => {
    const { kit } = await attempt((nonce) => good(nonce));
    expect(Object.fromEntries(provider.recorded[0]?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'MARK-code',
      redirect_uri: `${origin}/bff/sso/callback`,
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/) as string,
    });
    const [trade] = kit.service.recorded;
    expect(trade?.path).toBe('/api-auth/api/pauth/token/sso');
    expect(JSON.parse(trade?.body ?? '')).toEqual({
      idToken: expect.stringMatching(/^eyJ/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  it.each([
    ['nobody’s staff', [], '/none'],
    ['staff of two companies', ['a', 'b'], '/switch?to=%2Frooms'],
  ])('[SESS-03] leads %s to where that is settled', async (_who, ids, page) => {
    const [place] = (await (
      trustingService['GET /api-meeting/api/user/staffs']({} as never) as Response
    ).json()) as object[];
    const staffs = ids.map((staffId) => ({ ...place, staffId, companyId: staffId }));
    const kit = ssoGateway(provider, {
      ...trustingService,
      'GET /api-meeting/api/user/staffs': json(staffs),
    });
    const browser = kit.browser();
    const { state, nonce } = await browser.start('/rooms');
    hands(() => good(nonce));
    expect(location(await browser.finish({ code: 'c', state }))).toBe(page);
  });

  it.each<[string, (nonce: string) => Promise<string> | string, string]>([
    ['of another issuer', (nonce) => good(nonce, { iss: 'https://evil.example' }), 'failed'],
    ['for another client', (nonce) => good(nonce, { aud: 'another' }), 'failed'],
    ['made for another of several', (nonce) => good(nonce, { aud: [testClient, 'b'], azp: 'b' }), 'failed'],
    ['with another nonce', () => good('another'), 'failed'],
    ['without a nonce', () => provider.idToken({ now: testNow }), 'failed'],
    ['that has expired', (nonce) => good(nonce, { exp: seconds - 3_600, iat: seconds - 7_200 }), 'clock'],
    [
      'signed by somebody else',
      (nonce) => provider.idToken({ now: testNow, nonce }, { key: provider.foreignKey }),
      'failed',
    ],
    [
      'signed under an unknown key',
      (nonce) => provider.idToken({ now: testNow, nonce }, { header: { kid: 'k2' } }),
      'failed',
    ],
    [
      'signed by nobody',
      (nonce) =>
        unsigned({ iss: provider.issuer, aud: testClient, sub: 's', nonce, iat: seconds, exp: seconds + 60 }),
      'failed',
    ],
    ['that is none', () => 'no token', 'failed'],
  ])('[S16] an ID token %s starts nothing, and the service never sees it', async (_what, token, failure) => {
    const { kit, browser, response } = await attempt(token, '/rooms');
    expect(location(response)).toBe(`/login?to=%2Frooms&sso=${failure}`);
    expect(browser.jar.has(sessionName)).toBe(false);
    expect(kit.service.recorded).toEqual([]);
  });

  it.each([
    ['access_denied', 'denied'],
    ['login_required', 'interrupted'],
    ['server_error', 'unavailable'],
    ['<script>', 'failed'],
  ])('[AUTH-08] the provider’s %s is told in words of ours', async (error, failure) => {
    const kit = ssoGateway(provider);
    const browser = kit.browser();
    const { state } = await browser.start();
    const errorParams = {
      error,
      error_description: 'MARK please call',
      error_uri: 'http://evil.example',
      state,
    };
    const response = await browser.finish(errorParams);
    expect(location(response)).toBe(`/login?sso=${failure}`);
    expect(JSON.stringify(kit.logged)).not.toMatch(/MARK|evil|script/);
    expect(browser.jar.has(pendingName)).toBe(false);
  });

  it.each([
    ['has been used', { status: 400, body: { error: 'invalid_grant' } }, 'expired'],
    ['meets a broken provider', { status: 500, body: {} }, 'unavailable'],
    ['brings no ID token', { status: 200, body: { access_token: 'a', token_type: 'Bearer' } }, 'failed'],
  ])('[AUTH-08] a code that %s starts nothing', async (_what, answer, failure) => {
    const browser = ssoGateway(provider).browser();
    const { state } = await browser.start();
    provider.answers.set('/token', () => answer);
    expect(location(await browser.finish({ code: 'c', state }))).toBe(`/login?sso=${failure}`);
    expect(browser.jar.has(sessionName)).toBe(false);
  });

  it('[S16] an answer of another issuer is not traded (RFC 9207)', async () => {
    const browser = ssoGateway(provider).browser();
    const { state } = await browser.start();
    const response = await browser.finish({ code: 'c', state, iss: 'https://evil.example' });
    expect(location(response)).toBe('/login?sso=failed');
    expect(provider.recorded).toEqual([]);
  });

  it('[S14] [S16] a code that another browser got is worth nothing in this one', async () => {
    const kit = ssoGateway(provider);
    const [mallory, victim] = [kit.browser(), kit.browser()];
    const { state, nonce } = await mallory.start();
    hands(() => good(nonce));
    await victim.start();
    expect(location(await victim.finish({ code: 'mallorys', state }))).toBe('/login?sso=expired');
    expect(victim.jar.has(sessionName)).toBe(false);
    expect(provider.recorded).toEqual([]);
  });

  it('[S14] [S16] never changes a session that did not ask, and is good once', async () => {
    const kit = ssoGateway(provider);
    const browser = kit.browser();
    const before = await cookieOf(sessionOf({ userId: 'user-7' }), kit.gateway);
    browser.jar.set(sessionName, before.slice(sessionName.length + 1));
    const foreign = await browser.finish({ code: 'c', state: 'nobodys' });
    expect([location(foreign), foreign.headers.getSetCookie()]).toEqual(['/', []]);

    const { state, nonce } = await browser.start();
    hands(() => good(nonce));
    await browser.finish({ code: 'c', state });
    const after = browser.jar.get(sessionName);
    expect(after).not.toBe(before.slice(sessionName.length + 1));
    expect(location(await browser.finish({ code: 'c', state }))).toBe('/');
    expect([browser.jar.get(sessionName), provider.recorded.length]).toEqual([after, 1]);
  });

  it('[S16] comes too late after ten minutes', async () => {
    const kit = ssoGateway(provider);
    const browser = kit.browser();
    const { state } = await browser.start();
    kit.clock.advance(10 * 60_000);
    expect(location(await browser.finish({ code: 'c', state }))).toBe('/login?sso=expired');
  });

  it.each([
    [
      'has no account',
      json({ code: 403000, message: 'no', data: { reason: 'notOpened' } }, 403),
      'notOpened',
    ],
    ['is disabled', json({ code: 403000, message: 'no', data: { reason: 'disabled' } }, 403), 'disabled'],
    ['meets a service that is down', json({}, 503), 'unavailable'],
    ['is refused without a word', json({ code: 403000, message: 'no' }, 403), 'failed'],
  ])('[AUTH-08] somebody who %s is told so', async (_who, trade, failure) => {
    const kit = ssoGateway(provider, { ...trustingService, 'POST /api-auth/api/pauth/token/sso': trade });
    const browser = kit.browser();
    const { state, nonce } = await browser.start();
    hands(() => good(nonce));
    expect(location(await browser.finish({ code: 'c', state }))).toBe(`/login?sso=${failure}`);
    expect(browser.jar.has(sessionName)).toBe(false);
  });

  it('[S05] leaves the ID token out of a session that would not fit with it', async () => {
    const { browser, response } = await attempt((nonce) => good(nonce, { padding: 'x'.repeat(3_000) }));
    expect(location(response)).toBe('/schedule');
    expect(browser.jar.get(sessionName)?.length).toBeLessThan(1_500);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/login',
    '/sso/logout',
    'javascript:1',
  ])('[S17] goes nowhere but home for %s', async (to) => {
    const { response } = await attempt((nonce) => good(nonce), to);
    expect(location(response)).toBe('/schedule');
  });
});

it('[S16] the service’s own calls do not exist for browsers', async () => {
  const { send, service } = ssoGateway(provider);
  for (const path of ['token/sso', 'token/sso/logout']) {
    const request = new Request(`${origin}/bff/api-auth/api/pauth/${path}`, {
      method: 'POST',
      headers: { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await send(request)).status).toBe(404);
  }
  expect(service.recorded).toEqual([]);
});
