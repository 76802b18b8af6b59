import { showHealth } from '@/bff/http/probes';
import { finishSso } from '@/bff/auth/sso/finish-sso';
import { startSso } from '@/bff/auth/sso/start-sso';
import { backchannelLogOut } from '@/bff/auth/sso/backchannel-log-out';
import { callLimits, networksPerSite, providerLimits } from '@/lib/domain/limits/rate-limits';
import { fakeProvider } from '@/test/identity-provider';
import { ssoGateway } from '@/test/bff/sso-gateway';
import { json } from '@/test/bff/fake-service';
import { createCallLimits } from './call-limits';
import { browserCall, cookieOf, origin, sessionOf, testGateway } from '@/test/bff/test-gateway';

const trees = '/api-meeting/api/user/areas/trees';
const pages = '/api-meeting/api/user/v2/rooms/actions/page';
const csrf = '/api-auth/api/getLoginCsrfToken';

/** A tenth of everything, so that the tests need not call as often. */
const scale = 0.1;
const burstOf = (kind: 'perSession' | 'perAddress' | 'searchPerSession') => callLimits[kind].burst * scale;

const kitOf = () =>
  testGateway(
    {
      [`GET ${trees}`]: json([]),
      [`POST ${pages}`]: json({ items: [], pageNo: 1, pageSize: 30, totalCount: 0 }),
      [`GET ${csrf}`]: json({ csrfToken: 'x' }),
    },
    { limits: createCallLimits(scale) },
  );
type Kit = ReturnType<typeof kitOf>;

/** Somebody with a session, at an address, who may claim others. */
async function visitor(kit: Kit, { address = '203.0.113.7', session = sessionOf() } = {}) {
  const cookie = await cookieOf(session, kit.gateway);
  const headers = { 'x-forwarded-for': address };
  return {
    read: () => kit.send(browserCall(`/bff${trees}`, { cookie, headers })),
    search: () =>
      kit.send(
        browserCall(`/bff${pages}`, {
          method: 'POST',
          cookie,
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{"beginTime":1,"endTime":2}',
        }),
      ),
  };
}

async function statusesOf(times: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await call()).status);
  return statuses;
}

it('[S29] lets a session call in a burst, then answers 429 with the seconds, and lets it on when they are over', async () => {
  const kit = kitOf();
  const { read } = await visitor(kit);
  expect(new Set(await statusesOf(burstOf('perSession'), read))).toEqual(new Set([200]));
  const refused = await read();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    code: 429000,
    message: '操作频繁，请稍后再试',
    data: { seconds: 1 },
  });
  kit.clock.advance(1_000);
  expect((await read()).status).toBe(200);
});

it('[S29] leaves the colleague behind the same address alone, and the service too', async () => {
  const kit = kitOf();
  const loud = await visitor(kit);
  await statusesOf(burstOf('perSession') * 2, loud.read);
  const before = kit.service.recorded.length;
  expect(before).toBe(burstOf('perSession'));
  const quiet = await visitor(kit, { session: sessionOf() });
  expect((await quiet.read()).status).toBe(200);
});

it('[S29] counts whoever comes from one network without a session together, and other addresses apart', async () => {
  const kit = kitOf();
  const from = (address: string) => () =>
    kit.send(browserCall(`/bff${csrf}`, { headers: { 'x-forwarded-for': address } }));
  const statuses = await statusesOf(burstOf('perAddress') + 1, from('2001:db8::1'));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await from('2001:db8::2')()).status).toBe(429);
  expect((await from('203.0.113.8')()).status).toBe(200);
});

it('[S29] leaves who is logged in alone when somebody behind the same address calls without a session', async () => {
  const kit = kitOf();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const stranger = () => kit.send(browserCall(`/bff${csrf}`, { headers }));
  await statusesOf(burstOf('perAddress'), stranger);
  expect((await stranger()).status).toBe(429);
  const colleague = await visitor(kit);
  expect((await colleague.read()).status).toBe(200);
});

it('[S29] gives an IPv6 site four times what one network may, however many networks it has', async () => {
  const kit = kitOf();
  let number = 0;
  const from = (site: string) => () => {
    number += 1;
    const headers = { 'x-forwarded-for': `${site}:${number.toString(16)}::1` };
    return kit.send(browserCall(`/bff${csrf}`, { headers }));
  };
  const most = networksPerSite * burstOf('perAddress');
  const statuses = await statusesOf(most + 1, from('2001:db8:5'));
  expect([statuses.indexOf(429), statuses.length]).toEqual([most, most + 1]);
  expect((await from('2001:db8:6')()).status).toBe(200);
});

it('[S29] takes nothing from an IPv6 site for a network that is over its own limit', async () => {
  const kit = kitOf();
  const from = (address: string) => () =>
    kit.send(browserCall(`/bff${csrf}`, { headers: { 'x-forwarded-for': address } }));
  await statusesOf((networksPerSite + 1) * burstOf('perAddress'), from('2001:db8:7:1::1'));
  expect((await from('2001:db8:7:2::1')()).status).toBe(200);
});

it('[S29] lets be searched less often than read', async () => {
  const kit = kitOf();
  const { read, search } = await visitor(kit);
  const statuses = await statusesOf(burstOf('searchPerSession') + 1, search);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await read()).status).toBe(200);
});

it('[S29] [R29] never turns a balancer away', async () => {
  const kit = kitOf();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const probe = () => kit.send(browserCall('/bff/healthz', { headers }), showHealth);
  expect(new Set(await statusesOf(burstOf('perAddress') + 1, probe))).toEqual(new Set([200]));
});

it('[S29] [AUTH-08] begins no more log-ins at the identity provider for one address than it may, and says so on a page', async () => {
  const provider = await fakeProvider();
  const { send, gateway } = ssoGateway(provider);
  gateway.limits = createCallLimits(scale);
  const begin = (address: string) =>
    send(
      new Request(`${origin}/bff/sso/start`, {
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
      }),
      startSso,
    );
  const statuses = await statusesOf(providerLimits.perAddress.burst * scale, () => begin('203.0.113.7'));
  expect(new Set(statuses)).toEqual(new Set([303]));
  const refused = await begin('203.0.113.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await refused.text()).toContain('<p>1 秒后可重试</p>');
  expect((await begin('203.0.113.8')).status).toBe(303);
  await provider.close();
});

/** So many at once for an address on their way to the provider, and as many other calls as ever. */
const providerOnly = (burst: number) => ({
  ...createCallLimits(1),
  assertProvider: createCallLimits((burst + 0.5) / providerLimits.perAddress.burst).assertProvider,
});

it('[S29] [AUTH-08] takes nothing from an address for what never reaches the identity provider', async () => {
  const provider = await fakeProvider();
  const { browser, gateway } = ssoGateway(provider);
  gateway.limits = providerOnly(2);
  const at = { accept: 'text/html', 'x-forwarded-for': '203.0.113.7' };
  const go = (path: string, handler: typeof startSso, site: string) =>
    browser().go(path, handler, { ...at, 'sec-fetch-site': site });
  for (let time = 0; time < 3; time += 1) {
    const picture = await go('/bff/sso/start', startSso, 'cross-site');
    expect([picture.status, picture.headers.get('location')]).toEqual([303, '/login']);
    const guessed = await go('/bff/sso/callback?code=c&state=guessed', finishSso, 'cross-site');
    expect([guessed.status, guessed.headers.get('location')]).toEqual([303, '/login?sso=expired']);
  }
  const begun = await go('/bff/sso/start', startSso, 'same-origin');
  expect(begun.headers.get('location')).toContain(provider.issuer);
  await provider.close();
});

it('[S29] [S16] holds back who comes back from the identity provider too often, and lets the same answer be tried again', async () => {
  const provider = await fakeProvider();
  const { browser, gateway, clock } = ssoGateway(provider);
  const someone = browser();
  const { state } = await someone.start();
  gateway.limits = providerOnly(1);
  const at = { accept: 'text/html', 'x-forwarded-for': '203.0.113.7', 'sec-fetch-site': 'same-origin' };
  await someone.go('/bff/sso/start', startSso, at);
  const back = () => someone.go(`/bff/sso/callback?code=c&state=${state}`, finishSso, at);
  const refused = await back();
  expect([refused.status, refused.headers.get('location')]).toEqual([429, null]);
  clock.advance(60_000);
  // The provider was called, whatever its answer to the code.
  expect((await back()).headers.get('location')).not.toContain('expired');
  await provider.close();
});

it('[S29] [S16] takes notices of ended sessions from one address only so often', async () => {
  const provider = await fakeProvider();
  const { send, gateway } = ssoGateway(provider);
  gateway.limits = createCallLimits(scale);
  const notify = () =>
    send(
      new Request(`${origin}/bff/sso/backchannel-logout`, {
        method: 'POST',
        body: new URLSearchParams({ none: 'x' }),
        headers: { 'x-forwarded-for': '203.0.113.9' },
      }),
      backchannelLogOut,
    );
  const statuses = await statusesOf(providerLimits.noticesPerAddress.burst * scale + 1, notify);
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([
    providerLimits.noticesPerAddress.burst * scale,
    429,
  ]);
  await provider.close();
});
