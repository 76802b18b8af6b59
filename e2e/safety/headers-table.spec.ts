import { readFileSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { rawExchange, rawRequest, readAnswer, type RawAnswer } from '@/test/http/raw-http';
import { failWith } from '@/test/recording-service';
import { logIn, organizer } from '../fixtures/api-client';
import { test } from '../fixtures/stage/staged-test';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'x-frame-options': 'DENY',
};
const forbidden = /^(server|x-powered-by|x-nextjs-.*|access-control-.*|strict-transport-security)$/;
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
const pagePolicy = expect.stringMatching(/^default-src 'self'; script-src 'nonce-/);

type Kind = 'page' | 'data' | 'file';

/** Lists the faults of an answer's head; empty when it is as it must be. */
function expectHead({ headers, raw }: RawAnswer, kind: Kind, where: string): void {
  const all = Object.fromEntries(headers);
  const policy = kind === 'page' ? pagePolicy : dataPolicy;
  expect(all, where).toMatchObject({ ...everywhere, 'content-security-policy': policy });
  expect(
    Object.keys(all).filter((name) => forbidden.test(name)),
    where,
  ).toEqual([]);
  if (kind === 'file') expect(all['cache-control'], where).toMatch(/^public, max-age=/);
  else expect([all['cache-control'], /\bCookie\b/.test(all.vary ?? '')], where).toEqual(['no-store', true]);
  const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).toLowerCase().split('\r\n');
  const names = lines.map((line) => line.split(':', 1).join()).filter((name) => name !== 'set-cookie');
  expect(names.length, `${where}: each header once`).toBe(new Set(names).size);
}

test('[S51] [S11] every kind of answer carries every header', async ({ stage: { app, service } }) => {
  const { port } = app;
  const cookie = (await logIn(app.origin, organizer)).jar.header().Cookie ?? '';
  const html = (await rawRequest({ port, path: '/login' })).body;
  const file = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const restore = service.on(({ rawPath }) => rawPath.includes('/rooms/actions/page'), failWith(500));
  const own: [string, string][] = [['Cookie', cookie]];
  const call: [string, string][] = [...own, ['X-CSRF', '1'], ['Sec-Fetch-Site', 'same-origin']];
  const rsc: [string, string][] = [...own, ['RSC', '1'], ['Next-Router-Prefetch', '1']];

  const kinds: [Kind, number, Omit<Parameters<typeof rawRequest>[0], 'port'>][] = [
    ['page', 200, { path: '/login' }],
    ['page', 200, { path: '/schedule', headers: own }],
    ['page', 200, { path: '/rooms', headers: own }],
    ['page', 404, { path: '/nowhere', headers: own }],
    ['page', 404, { path: '/agreement/none' }],
    ['page', 200, { path: '/schedule', method: 'HEAD', headers: own }],
    ['data', 307, { path: '/' }],
    ['data', 307, { path: '/schedule' }],
    ['data', 308, { path: '/login/' }],
    ['page', 307, { path: '/schedule', headers: rsc }],
    [
      'data',
      303,
      { path: '/login', method: 'POST', headers: [['Content-Type', 'application/x-www-form-urlencoded']] },
    ],
    ['file', 200, { path: file }],
    ['file', 200, { path: file, headers: [['Accept-Encoding', 'br']] }],
    ['file', 200, { path: file, headers: [['Accept-Encoding', 'gzip']] }],
    ['file', 200, { path: file, method: 'HEAD' }],
    ['data', 404, { path: '/_next/static/chunks/none.js' }],
    ['file', 200, { path: '/favicon.ico' }],
    ['file', 200, { path: '/icon.svg' }],
    ['file', 200, { path: '/apple-icon.png' }],
    ['file', 200, { path: '/manifest.webmanifest' }],
    ['data', 200, { path: '/bff/session', headers: call }],
    ['data', 200, { path: '/bff/healthz' }],
    ['data', 200, { path: '/bff/api-meeting/api/user/staffs?deletedType=1', headers: call }],
    ['data', 401, { path: '/bff/session', headers: [['X-CSRF', '1']] }],
    ['data', 403, { path: '/bff/session' }],
    ['data', 404, { path: '/bff/api-meeting/api/none', headers: call }],
    ['data', 405, { path: '/bff/healthz', method: 'DELETE' }],
    ['data', 400, { path: '/bff/api-meeting/a%2fb' }],
    ['data', 405, { path: '/', method: 'TRACE' }],
    ['data', 414, { path: `/${'a'.repeat(9_000)}` }],
    ['data', 431, { path: '/', headers: [['Cookie', `a=${'b'.repeat(17_000)}`]] }],
    ['data', 413, { path: '/bff/session', method: 'PUT', headers: [['Content-Length', '90000000']] }],
    ['data', 400, { path: '/', headers: [['Expect', 'wonders']] }],
  ];
  for (const [kind, status, request] of kinds) {
    const where = `${request.method ?? 'GET'} ${request.path.slice(0, 60)} ${status}`;
    const answer = await rawRequest({ port, ...request });
    expect(answer.status, where).toBe(status);
    expectHead(answer, kind, where);
  }
  expectHead(readAnswer(await rawExchange(port, 'NONSENSE\r\n\r\n')), 'data', 'no HTTP');
  restore();
});

test('[S51] scripts and styles come as they were compressed ahead, and are what was built', async ({
  stage: { app },
}) => {
  const html = (await rawRequest({ port: app.port, path: '/login' })).body;
  const files = [/\/_next\/(static\/[^"]+\.js)/, /\/_next\/(static\/[^"]+\.css)/].map(
    (address) => address.exec(html)?.[1] ?? '',
  );
  for (const file of files)
    for (const [coding, extension] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const answer = await fetch(`${app.origin}/_next/${file}`, { headers: { 'Accept-Encoding': coding } });
      expect(answer.headers.get('content-encoding'), file).toBe(coding);
      expect(answer.headers.get('content-length'), file).toBe(
        `${statSync(`.next/${file}${extension}`).size}`,
      );
      expect(await answer.text(), file).toBe(readFileSync(`.next/${file}`, 'utf8'));
    }
});

test('[S51] the page of an error carries them too, and so does a process that stops', async ({
  stage,
  start,
}) => {
  const { app, service } = stage;
  const cookie = (await logIn(app.origin, organizer)).jar.header().Cookie ?? '';
  const restore = service.on(() => true, failWith(500));
  const answer = await rawRequest({ port: app.port, path: '/rooms', headers: [['Cookie', cookie]] });
  expectHead(answer, 'page', 'error page');
  restore();

  const leaving = await start();
  const ended = leaving.end();
  await expect
    .poll(
      async () => {
        const answer = await rawRequest({ port: leaving.port, path: '/bff/readyz' });
        if (answer.status === 503) expectHead(answer, 'data', 'stopping');
        return answer.status;
      },
      { intervals: [20] },
    )
    .toBe(503);
  expect((await ended).code).toBe(0);
});

test('[S41] no origin is let in by CORS, wherever it asks', async ({ stage: { app } }) => {
  const { port, origin } = app;
  const html = (await rawRequest({ port, path: '/login' })).body;
  const origins = [
    'http://evil.example',
    'null',
    `${origin}.evil.example`,
    `http://evil.example:${port}`,
    `http://a.localhost:${port}`,
    'http://localhost:1',
    `https://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ];
  const paths = [
    '/login',
    '/schedule',
    '/none-such',
    '/favicon.ico',
    /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '',
    /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? '',
    '/_next/static/chunks/none.js',
    '/bff/session',
    '/bff/csp-reports',
    '/bff/api/auth-config',
    '/bff/api-auth/api/getLoginCsrfToken',
    '/bff/api-meeting/api/user/v2/meetings/actions/schedule',
    '/bff/none',
    '/bff/a%2fb',
  ];
  const allowed: string[] = [];
  for (const path of paths)
    for (const foreign of origins)
      for (const method of ['OPTIONS', 'GET']) {
        const { status, headers } = await rawRequest({
          port,
          method,
          path,
          headers: [
            ['Origin', foreign],
            ['X-CSRF', '1'],
            ['Access-Control-Request-Method', 'POST'],
            ['Access-Control-Request-Headers', 'x-csrf,content-type'],
            ['Access-Control-Request-Private-Network', 'true'],
          ],
        });
        expect(status, `${method} ${path}`).toBeLessThan(500);
        if ([...headers.keys()].some((name) => name.startsWith('access-control-')))
          allowed.push(`${method} ${path} for ${foreign}`);
      }
  expect(allowed).toEqual([]);
});
