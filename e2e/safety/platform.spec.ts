import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import { needsSession } from '@/lib/contract/endpoint';
import { buildWithoutMiddleware } from '../fixtures/builds/build-without-middleware';
import { newSecret } from '../fixtures/processes/stack-test';
import { test } from '../fixtures/stage/staged-test';

type Headers = Record<string, string>;
type Probe = { path: string; method?: string; headers?: Headers; body?: string };

const five = (name: string) => Array.from({ length: 5 }, () => name).join(':');
const action = { 'Next-Action': '40'.padEnd(42, 'a'), Origin: 'null' };

const internalHeaders: Headers[] = [
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/login', 'x-now-route-matches': '1', 'x-invoke-path': '/login' },
  { 'x-middleware-rewrite': '/rooms', 'x-middleware-next': '1', 'x-middleware-override-headers': 'cookie' },
  { 'x-rewrite-url': '/rooms', 'x-original-url': '/rooms', 'x-nextjs-rewrite': '/rooms' },
  { 'x-prerender-revalidate': 'x', 'x-page-target': '/login', 'x-nonce': 'x' },
  { 'next-resume': '1', 'x-nextjs-postponed': '1' },
];

/** Ways around the middleware and into what nobody mounted, as the advisories of Next describe them. */
const probes: Record<string, Probe[]> = {
  'CVE-2025-29927': [
    ...['middleware', 'src/middleware', 'proxy', 'src/proxy', 'middleware.ts', 'pages/_middleware'],
  ].map((name) => ({ path: '/schedule', headers: { 'x-middleware-subrequest': five(name) } })),
  'CVE-2026-44573 to 44575, 45109, 64642': [
    ...['/schedule.rsc', '/index.rsc', '/rooms.rsc?_rsc=1', '/schedule.txt', '/schedule.json'],
    ...['/schedule.segments/_tree.segment.rsc', '/rooms.segments/_full.segment.rsc'],
    ...['/rooms.segments/!KHNoZWxsKQ/rooms/__PAGE__.segment.rsc', '/schedule.prefetch.rsc'],
    ...['/rooms?nxtPid=1', '/details/1?nxtPmeetingNo=2', '/details/1?nxtImeetingNo=2', '/login?nxtP=/rooms'],
    ...['/en/schedule', '/zh-CN/rooms', '/default/schedule', '/_next/data/en/schedule.json'],
    ...['/schedule?__nextLocale=en', '/schedule?__nextDataReq=1', '/schedule?__nextDefaultLocale=en'],
    ...['/_next/data/build/schedule.json', '/_next/data/build/rooms.json?__nextDataReq=1'],
    ...['/schedule?_rsc=1a2b3', '/rooms/', '//rooms', '/./rooms', '/ROOMS', '/(shell)/rooms', '/rooms/page'],
  ].map((path) => ({ path })),
  'headers by which Next talks to itself': internalHeaders.flatMap((headers) =>
    ['/schedule', '/rooms', '/login'].map((path) => ({ path, headers })),
  ),
  'Server Actions, of which there are none': [
    { path: '/login', method: 'POST', headers: { ...action, 'Content-Type': 'text/plain' }, body: '[]' },
    { path: '/rooms', method: 'POST', headers: { ...action, 'Content-Type': 'text/plain' }, body: '["$@1"]' },
    {
      path: '/login',
      method: 'POST',
      headers: { ...action, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: `--b\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n${'["$K1"]'.repeat(5_000)}\r\n--b--\r\n`,
    },
    { path: '/bff/session', method: 'POST', headers: action, body: '[]' },
    { path: '/bff/api-meeting/api/user/staffs', method: 'POST', headers: action, body: '[]' },
  ],
  'the image optimizer, which is off': [
    { path: '/_next/image?url=%2Ficon.svg&w=64&q=75' },
    { path: '/_next/image?url=%2Fbff%2Fsession&w=64&q=75' },
  ],
};

for (const [name, list] of Object.entries(probes)) {
  test(`[S55] no stranger gets in, and nothing is run or spun, by ${name}`, async ({
    stage: { app, service },
  }) => {
    service.recorded.length = 0;
    const faults: string[] = [];
    for (const { path, method = 'GET', headers, body } of list) {
      const startedAt = performance.now();
      const response = await fetch(app.origin + path, { method, headers, body, redirect: 'manual' });
      await response.arrayBuffer();
      const ms = performance.now() - startedAt;
      const said = `${method} ${path} ${JSON.stringify(headers)}: ${response.status}`;
      if (response.status >= 500) faults.push(said);
      // An advisory made a server spin over such a body.
      if (method === 'POST' && ms > 1_000) faults.push(`${said} after ${Math.round(ms)} ms`);
      if (method === 'POST' && response.status < 300) faults.push(`${said}, taken`);
      if (path.startsWith('/_next/image') && response.status === 200) faults.push(`${said}, optimized`);
    }
    expect(faults).toEqual([]);
    // A page's data comes from the service and from nowhere else.
    expect(service.recorded).toEqual([]);
  });
}

test('[S55] the build holds no Server Action', () => {
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ node: {}, edge: {} });
  expect(manifest).not.toMatch(/"[0-9a-f]{40,}"/);
});

/** The addresses of the screens behind the log-in, with something in the place of each parameter. */
const protectedPages = readdirSync('app/(shell)', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => `/${file.replace('/page.tsx', '').replace(/\[\w+\]/g, '1')}`)
  // A slot beside the screens has no address of its own.
  .map((page) => page.replace(/^\/@\w+/, ''));

const protectedRows = endpointRows.filter(({ identity }) => needsSession(identity));

test('[S56] without any middleware a stranger still gets 401 from every row and no data from any page', async ({
  stage: { app, service },
  start,
}) => {
  const folder = buildWithoutMiddleware();
  const bare = await start({ folder, env: { SERVICE_URL: service.origin, SESSION_SECRET: newSecret() } });
  service.recorded.length = 0;
  const locationOf = async (origin: string, path: string) =>
    (await fetch(origin + path, { redirect: 'manual' })).headers.get('location');
  // Only the middleware knows where to come back to, so this tells whether it is there.
  expect(await locationOf(app.origin, '/rooms')).toBe('/login?to=%2Frooms');
  expect(await locationOf(bare.origin, '/rooms')).toBe('/login');

  const faults: string[] = [];
  expect(protectedPages.length).toBeGreaterThan(10);
  for (const page of protectedPages) {
    const response = await fetch(bare.origin + page, { redirect: 'manual' });
    const [status, location] = [response.status, response.headers.get('location')];
    if (status !== 307 || location !== '/login') faults.push(`${page}: ${status} ${location}`);
  }
  expect(protectedRows.length).toBeGreaterThan(50);
  const calls = protectedRows.map(
    ({ method, template }) => [method, template.replace(/\{\w+\}/g, '1')] as const,
  );
  for (const [method, path] of [...calls, ['GET', '/session'], ['PUT', '/session/identity']] as const) {
    const headers = { 'X-CSRF': '1', Origin: bare.origin, 'Content-Type': 'application/json' };
    const body = method === 'GET' ? undefined : '{}';
    const { status } = await fetch(`${bare.origin}/bff${path}`, { method, headers, body });
    if (status !== 401) faults.push(`${method} ${path}: ${status}`);
  }
  expect(faults).toEqual([]);
  expect(service.recorded.filter(({ rawPath }) => rawPath !== '/readyz')).toEqual([]);
  rmSync(folder, { recursive: true });
});
