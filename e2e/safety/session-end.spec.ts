import { expect } from '@playwright/test';
import { endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import { fillPath } from '@/lib/client/transport/address';
import { needsSession } from '@/lib/contract/endpoint';
import { deadlines } from '@/lib/domain/limits/limits';
import { type Behaviour, failWith, hang, headerValues, reset } from '@/test/recording-service';
import { type ApiClient, createApiClient, logIn, organizer } from '../fixtures/api-client';
import { CookieJar } from '../fixtures/session/cookie-jar';
import { issuedTokens } from '../fixtures/session/issued-tokens';
import { newSecret } from '../fixtures/processes/stack-test';
import { type Stage, test } from '../fixtures/stage/staged-test';

const secret = newSecret();
test.use({ stageEnv: { SESSION_SECRET: secret } });

const ofTwoCompanies = '13800000003';
const disabledSoon = '13800000005';
const logOutKey = 'POST /api-auth/api/user/auth/logout';
const staffsPath = '/api-meeting/api/user/staffs';

/** A client with cookies that were copied a moment ago. */
function copyOf({ jar }: ApiClient, origin: string): ApiClient {
  const copied = new CookieJar();
  copied.store(jar.entries().map(({ name, value }) => `${name}=${value}`));
  return createApiClient(origin, copied);
}

const status = async (client: ApiClient, path = '/session') => (await client.call('GET', path)).status;

const page = (origin: string, path: string, { jar }: ApiClient) =>
  fetch(`${origin}${path}`, { headers: jar.header(), redirect: 'manual' });

/** Every screen of a logged-in person. */
const screens = [
  ...[
    '/schedule',
    '/schedule?mode=calendar',
    '/meeting_days',
    '/rooms',
    '/room-detail/1',
    '/contact',
    '/help',
  ],
  ...['/details/1', '/order-meeting', '/edit/1', '/invited/1', '/early-end/1', '/approval-center'],
  ...['/initiated-approval-detail/1', '/received-approval-detail/1', '/notices', '/settings'],
];

/** Whether every row that needs a session refuses these cookies, and the service hears of none of them. */
async function expectWorthless(copy: ApiClient, service: Stage['service']): Promise<void> {
  service.recorded.length = 0;
  const rows = endpointRows.filter(({ identity }) => needsSession(identity));
  expect(rows.length).toBeGreaterThan(50);
  const answers = await Promise.all(
    rows.map(async ({ key, method, template }) => {
      const params = Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
      const answer = await copy.call(method, fillPath(template, params));
      return [key, answer.status];
    }),
  );
  expect(answers).toEqual(rows.map(({ key }) => [key, 401]));
  expect(await status(copy)).toBe(401);
  expect((await copy.call('PUT', '/session/identity', { body: { staffId: 'x' } })).status).toBe(401);
  expect(service.recorded).toEqual([]);
}

test('[S07] neither the cookies from before the log-in nor those of the session before it are good for anything', async ({
  stage: { app },
}) => {
  const browser = await logIn(app.origin, ofTwoCompanies);
  const first = copyOf(browser, app.origin);
  const again = await logIn(app.origin, ofTwoCompanies, browser.jar);
  expect([await status(again), await status(first)]).toEqual([200, 401]);

  const second = copyOf(again, app.origin);
  const { body: staffs } = await again.call<{ staffId: string }[]>('GET', staffsPath);
  const chosen = await again.call('PUT', '/session/identity', { body: { staffId: staffs[1]?.staffId } });
  expect([chosen.status, await status(again), await status(second)]).toEqual([200, 200, 401]);
});

test('[S08] a copied cookie is worthless everywhere as soon as its owner has logged out', async ({
  stage: { app, service },
}) => {
  const tokens = issuedTokens(service);
  const client = await logIn(app.origin, organizer);
  const copy = copyOf(client, app.origin);
  expect(await status(copy)).toBe(200);
  service.recorded.length = 0;
  const { body } = await client.call('DELETE', '/session');
  expect(body).toEqual({ next: '/login' });
  expect(client.jar.entries()).toEqual([]);
  expect(
    service.recorded.map((call) => [call.method, call.rawPath, headerValues(call, 'authorization')]),
  ).toEqual([['POST', '/api-auth/api/user/auth/logout', [`Bearer ${tokens[0]}`]]]);
  await expectWorthless(copy, service);
  for (const path of screens)
    expect((await page(app.origin, path, copy)).headers.get('location')).toMatch(/\/login(\?|$)/);
});

for (const [what, behaviour] of [
  ['401', failWith(401)],
  ['500', failWith(500)],
  ['nothing', hang],
  ['by breaking off', reset],
] satisfies [string, Behaviour][])
  test(`[S08] whoever logs out is logged out, also when the service answers ${what}`, async ({
    stage: { app, service },
  }) => {
    const client = await logIn(app.origin, organizer);
    const copy = copyOf(client, app.origin);
    const undo = service.on(logOutKey, behaviour);
    const askedAt = performance.now();
    const answer = await client.call('DELETE', '/session');
    expect(performance.now() - askedAt).toBeLessThan(deadlines.readMs);
    expect([answer.status, client.jar.entries()]).toEqual([200, []]);
    await expectWorthless(copy, service);
    undo();
  });

test('[S08] [SESS-13] a log-out at one replica is one at the other, also for what calls no service', async ({
  stage,
  start,
}) => {
  const env = { SERVICE_URL: stage.service.origin, SESSION_SECRET: secret };
  const replica = await start({ env });
  const client = await logIn(stage.app.origin, organizer);
  const here = copyOf(client, stage.app.origin);
  const there = copyOf(client, replica.origin);
  expect([await status(here), await status(there)]).toEqual([200, 200]);
  await client.call('DELETE', '/session');

  await expect.poll(() => status(there), { intervals: [100] }).toBe(401);
  expect(there.jar.entries()).toEqual([]);
  const again = copyOf(here, replica.origin);
  expect(await status(again, '/api/meeting-config')).toBe(401);
  for (const path of screens) {
    const { status: code, headers } = await page(replica.origin, path, here);
    expect([path, code, headers.get('location')]).toEqual([
      path,
      307,
      `/login?to=${encodeURIComponent(path)}&ended=1`,
    ]);
  }
});

test('[SESS-07] a service that cannot tell whether a token lives logs nobody out', async ({
  stage: { app, service },
}) => {
  const client = await logIn(app.origin, organizer);
  const undo = service.on(() => true, failWith(503));
  const asked = await client.call('GET', '/session');
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([503, []]);
  const shown = await page(app.origin, '/help', client);
  expect([shown.headers.get('location'), shown.headers.getSetCookie()]).toEqual([null, []]);
  undo();
  expect(await status(client)).toBe(200);
  expect((await page(app.origin, '/help', client)).status).toBe(200);
});

test('[S10] who is disabled in the company is led to /none, and nowhere in circles', async ({
  stage: { app, database },
}) => {
  const client = await logIn(app.origin, disabledSoon);
  const setDisabled = (value: string) =>
    database.query(`UPDATE staff SET disabled_at = ${value} WHERE mobile = '${disabledSoon}'`);
  await setDisabled('now()');
  const refused = await client.call('GET', '/api-meeting/api/user/areas/trees');
  expect([refused.status, refused.body]).toMatchObject([403, { code: 403_000, data: { next: '/none' } }]);
  for (const path of ['/schedule', '/rooms', '/details/1', '/order-meeting'])
    expect([path, (await page(app.origin, path, client)).headers.get('location')]).toEqual([path, '/none']);
  const none = await page(app.origin, '/none', client);
  expect([none.status, await none.text()]).toEqual([200, expect.stringContaining('没有可进入的企业')]);
  await setDisabled('NULL');
  expect((await client.call('GET', '/api-meeting/api/user/areas/trees')).status).toBe(200);
});

test('[R25] twenty calls that find the token dead take the cookie back and ask for no other', async ({
  stage: { app, service, database },
}) => {
  const client = await logIn(app.origin, organizer);
  await database.query('UPDATE access_token SET revoked_at = now() WHERE revoked_at IS NULL');
  service.recorded.length = 0;
  const copies = Array.from({ length: 20 }, () => copyOf(client, app.origin));
  const answers = await Promise.all(copies.map((copy) => status(copy, `${staffsPath}?deletedType=1`)));
  expect(new Set(answers)).toEqual(new Set([401]));
  expect(copies.map(({ jar }) => jar.entries())).toEqual(copies.map(() => []));
  // No refresh, no second try: what is dead is asked about once by each, and by nobody else.
  expect(service.recorded.map(({ rawPath }) => rawPath)).toEqual(
    copies.map(() => `${staffsPath}?deletedType=1`),
  );
});

test('[S39] two people who come at the same time are never taken for each other', async ({
  stage: { app },
}) => {
  const people = await Promise.all(
    [organizer, ofTwoCompanies].map(async (mobile) => {
      const client = await logIn(app.origin, mobile);
      const { body } = await client.call<{ userId: string }[]>('GET', staffsPath);
      return { client, userId: body[0]?.userId };
    }),
  );
  expect(new Set(people.map(({ userId }) => userId)).size).toBe(2);
  for (let round = 0; round < 25; round += 1) {
    const seen = await Promise.all(
      people.map(async ({ client, userId }) => {
        const [session, staffs] = await Promise.all([
          client.call<{ userId: string }>('GET', '/session'),
          client.call<{ userId: string }[]>('GET', staffsPath),
        ]);
        const ids = [session.body.userId, ...staffs.body.map((own) => own.userId)];
        return { userId, ids: [...new Set(ids)] };
      }),
    );
    expect(seen.map(({ ids }) => ids)).toEqual(people.map(({ userId }) => [userId]));
  }
});
