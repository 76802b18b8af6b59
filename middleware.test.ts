import { createHash } from 'node:crypto';
import { NextRequest } from 'next/server';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { sessionContext, registerSessionKey } from '@/bff/session/session-context';
import { pageLimits } from '@/lib/domain/limits/rate-limits';
import { cookieOf, keys, sessionOf } from '@/test/bff/test-gateway';
import { config, middleware } from './middleware';

beforeAll(() => registerSessionKey(keys.old));

const page = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));

const tomorrow = Date.now() + 86_400_000;
const cookie = (session = sessionOf({ expiresAt: tomorrow })) => cookieOf(session, sessionContext());

/** A header as the page behind the middleware will read it. */
const forPage = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`);

it.each([
  ['/', true],
  ['/schedule', true],
  ['/bffoo', true],
  ['/bffoo/bff/x', true],
  ['/login', true],
  ['/bff', false],
  ['/bff/api-meeting/api/file/upload', false],
  ['/_next/static/chunks/a.js', false],
  ['/favicon.ico', false],
  ['/apple-icon.png', false],
  ['/manifest.webmanifest', false],
  ['/favicon.ico/x', true],
])('covers %s: %s', (url, covered) => {
  expect(unstable_doesMiddlewareMatch({ config, url })).toBe(covered);
});

it('[SESS-05] sends a visitor to log in and back, and lets staff pass', async () => {
  const stranger = await page('/details/1024?from=schedule');
  expect(stranger.status).toBe(307);
  expect(stranger.headers.get('location')).toBe(
    'http://localhost:3000/login?to=%2Fdetails%2F1024%3Ffrom%3Dschedule',
  );

  const known = await page('/details/1024?from=schedule', { cookie: await cookie() });
  expect(known.headers.get('x-middleware-next')).toBe('1');
  expect(forPage(known, 'x-page-target')).toBe('/details/1024?from=schedule');
});

it('never sends a session onward from the log-in page: a dead token would loop', async () => {
  const response = await page('/login', { cookie: await cookie() });
  expect(response.headers.get('x-middleware-next')).toBe('1');
});

it.each([
  ['/WorkWeChatLogin?accessToken=t&userId=u', '/bff/handoff?accessToken=t&userId=u'],
  ['/login?access_token=t&to=/rooms', '/bff/handoff?access_token=t&to=/rooms'],
  [
    '/rooms?day=2026-11-18&accessToken=t&userId=u&hasLogin=true',
    '/bff/handoff?accessToken=t&userId=u&hasLogin=true&to=%2Frooms%3Fday%3D2026-11-18',
  ],
  ['/schedule?access_token=t', '/bff/handoff?access_token=t&to=%2Fschedule'],
])('[AUTH-07] [S13] turns %s into a call, whoever is logged in', async (address, call) => {
  for (const own of ['', await cookie()]) {
    const response = await page(address, { cookie: own });
    expect(response.headers.get('x-middleware-rewrite')).toBe(`http://localhost:3000${call}`);
    expect(response.headers.get('location')).toBeNull();
  }
});

it('[NAV-06] tells the page whether it is embedded, whatever the request says of it', async () => {
  const embedded = await page('/login?embedded=1');
  expect(forPage(embedded, 'x-embedded-mode')).toBe('1');
  expect(embedded.headers.getSetCookie()).toEqual([expect.stringContaining('rooms-embedded=1')]);
  expect(forPage(await page('/login', { 'x-embedded-mode': '1' }), 'x-embedded-mode')).toBe('0');
});

it('[NAV-06] remembers the visit also of who is sent to log in first', async () => {
  const sent = await page('/rooms?embedded=1');
  expect(sent.headers.get('location')).toContain('/login?to=');
  expect(sent.headers.getSetCookie()).toEqual([expect.stringContaining('rooms-embedded=1')]);
});

describe('[S29] who asks for too many pages', () => {
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const at = (address: string) => ({ ...navigation, 'x-forwarded-for': address });
  /** The first answer that is none of the pages; tokens that come in meanwhile only put it off. */
  async function firstRefusal(ask: () => Promise<Response>, burst: number) {
    for (let asked = 1; asked <= 2 * burst; asked += 1) {
      const response = await ask();
      if (response.status !== 200) return { asked, response };
    }
    throw new Error('every page was given out');
  }

  it('of one session reads a page with the seconds that runs nothing; colleagues behind the address go on', async () => {
    const mine = { ...at('192.0.2.29'), cookie: await cookie() };
    const { asked, response } = await firstRefusal(() => page('/rooms', mine), pageLimits.perSession.burst);
    expect(asked).toBeGreaterThan(pageLimits.perSession.burst);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('<h1>操作频繁，请稍后再试</h1>\n<p>1 秒后可重试</p>\n<a href="">重试</a>');
    expect(text).not.toMatch(/<script|\bon\w+=/);
    const [style = ''] = /(?<=<style>)[^]*(?=<\/style>)/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    const colleague = await page('/rooms', { ...at('192.0.2.29'), cookie: await cookie() });
    expect(colleague.headers.get('x-middleware-next')).toBe('1');
  });

  it('without a session is counted by address, and told by JSON what no person reads', async () => {
    const router = { accept: '*/*', 'x-forwarded-for': '2001:db8:29::1' };
    const { response } = await firstRefusal(() => page('/login', router), pageLimits.perAddress.burst);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 429000, message: '操作频繁，请稍后再试' });
    expect((await page('/login', at('2001:db8:29:1::1'))).status).toBe(200);
  });
});

describe('[S50] the content security policy', () => {
  it('has a fresh nonce that only the page is told', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => page('/login')));
    const nonces = responses.map((response) => {
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(forPage(response, 'content-security-policy')).toBe(policy);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(200);
  });

  it('is not taken from the request', async () => {
    const evil = "script-src 'nonce-\"><svg onload=alert(1)>'";
    const response = await page('/login', {
      'content-security-policy': evil,
      'content-security-policy-report-only': evil,
      'x-page-target': '//evil.example',
    });
    expect(JSON.stringify([...response.headers])).not.toMatch(/evil|svg/);
  });
});
