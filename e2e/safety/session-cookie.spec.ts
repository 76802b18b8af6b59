import { expect } from '@playwright/test';
import { rawRequest } from '@/test/http/raw-http';
import { createApiClient, logIn, organizer } from '../fixtures/api-client';
import { type AppProcess, type LaunchOptions, pinnedNow } from '../fixtures/processes/app-process';
import type { CookieJar } from '../fixtures/session/cookie-jar';
import { newSecret } from '../fixtures/processes/stack-test';
import { test } from '../fixtures/stage/staged-test';

const secret = newSecret();
test.use({ stageEnv: { SESSION_SECRET: secret } });

const day = 24 * 3_600_000;
const ofTwoCompanies = '13800000003';
const sessionName = '__Host-rooms-session';
const cleared = /^__Host-rooms-session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/;

const session = (origin: string, Cookie: string) =>
  createApiClient(origin).call('GET', '/session', { headers: { Cookie } });
const cookieNamed = (jar: CookieJar, name: string) =>
  jar.entries().find((cookie) => cookie.name === name)?.value ?? '';
const page = (origin: string, Cookie: string) =>
  fetch(`${origin}/help`, { headers: { Cookie }, redirect: 'manual' });

/** All Set-Cookie lines of a log-in, a switch of company, a forged cookie and a log-out. */
async function cookieLines(origin: string): Promise<string[]> {
  const client = createApiClient(origin);
  const lines: string[] = [];
  const keep = ({ headers }: { headers: Headers }) => lines.push(...headers.getSetCookie());
  keep(await client.call('GET', '/api-auth/api/getLoginCsrfToken'));
  const { jar } = await logIn(origin, ofTwoCompanies);
  const member = createApiClient(origin, jar);
  const staffs = await member.call<{ staffId: string }[]>('GET', '/api-meeting/api/user/staffs');
  keep(await member.call('PUT', '/session/identity', { body: { staffId: staffs.body[0]?.staffId } }));
  keep(await member.call('DELETE', '/session'));
  keep(await session(origin, `${sessionName}=forged; rooms-session=forged`));
  return lines;
}

test('[S02] every cookie belongs to this host, to https and to no script', async ({ stage: { app } }) => {
  const lines = await cookieLines(app.origin);
  expect(lines).toHaveLength(14);
  for (const line of lines)
    expect(line).toMatch(
      /^__Host-rooms-(session|pre-login|activity|hand-off|sso|sso-logout|qr|wechat|wechat-binding|schedule-mode|embedded)=[\w.*~-]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
});

test('[S02] an intranet without https has to say so, is warned at every start, and does without the prefix', async ({
  stage,
  start,
}) => {
  const env = { SERVICE_URL: stage.service.origin, SESSION_SECRET: secret, ALLOW_INSECURE_HTTP: '1' };
  const app = await start({ env });
  expect(app.output()).toContain('ALLOW_INSECURE_HTTP=1');
  const lines = await cookieLines(app.origin);
  expect(lines).toHaveLength(14);
  for (const line of lines)
    expect(line).toMatch(
      /^rooms-(session|pre-login|activity|hand-off|sso|sso-logout|qr|wechat|wechat-binding|schedule-mode|embedded)=[\w.*~-]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
});

test('[S03] one bit flipped in any block of the seal leaves nothing of the session, and breaks nothing', async ({
  stage: { app },
}) => {
  const { jar } = await logIn(app.origin, organizer);
  const value = cookieNamed(jar, sessionName);
  expect((await session(app.origin, `${sessionName}=${value}`)).status).toBe(200);
  for (let at = 0; at < value.length; at += 16) {
    const flipped = String.fromCharCode(value.charCodeAt(at) ^ 1);
    const forged = `${sessionName}=${value.slice(0, at)}${flipped}${value.slice(at + 1)}`;
    const { status, headers } = await session(app.origin, forged);
    expect([at, status, headers.getSetCookie()]).toEqual([at, 401, [expect.stringMatching(cleared)]]);
  }
});

test('[S03] a value counts under its own name only, and no two log-ins are sealed alike', async ({
  stage: { app },
}) => {
  const client = createApiClient(app.origin);
  await client.call('GET', '/api-auth/api/getLoginCsrfToken');
  const preLogin = cookieNamed(client.jar, '__Host-rooms-pre-login');
  expect((await session(app.origin, `${sessionName}=${preLogin}`)).status).toBe(401);

  const [one, other] = await Promise.all([logIn(app.origin, organizer), logIn(app.origin, organizer)]);
  expect(cookieNamed(one.jar, sessionName)).not.toBe(cookieNamed(other.jar, sessionName));
});

test('[S05] fifty log-ins that came to nothing leave one small cookie and the next one working', async ({
  stage: { app },
}) => {
  const client = createApiClient(app.origin);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    expect((await client.call('GET', '/api-auth/api/getLoginCsrfToken')).status).toBe(200);
    expect((await client.call('GET', '/session')).status).toBe(401);
  }
  expect(client.jar.entries()).toHaveLength(1);
  const { Cookie = '' } = client.jar.header();
  expect(Cookie.length).toBeLessThan(1_024);
  expect((await fetch(`${app.origin}/login`, { headers: { Cookie } })).status).toBe(200);
});

test('[S06] a cookie that comes twice is no session', async ({ stage: { app } }) => {
  const own = await logIn(app.origin, organizer);
  const planted = await logIn(app.origin, ofTwoCompanies);
  const [a, b] = [own, planted].map(({ jar }) => `${sessionName}=${cookieNamed(jar, sessionName)}`);
  for (const cookies of [[`${a}; ${b}`], [`${b}; ${a}`], [`${a}; ${a}`], [`${a}`, `${b}`]]) {
    const headers = cookies.map((value) => ['Cookie', value] as const);
    const { status } = await rawRequest({
      port: app.port,
      path: '/bff/session',
      headers: [['X-CSRF', '1'], ...headers],
    });
    expect(status).toBe(401);
  }
});

/** The product that logs in has been running for a while when the later ones start. */
const margin = 10 * 60_000;

test('[S09] a session ends a week after its last use and 14 days after the log-in, whatever a script keeps', async ({
  stage,
  start,
}) => {
  const later = startLater(start, stage.service.origin);
  const [afterSix, afterSeven, afterFourteen] = await Promise.all([
    later(6 * day),
    later(7 * day + margin),
    later(14 * day + margin),
  ]);
  const { jar } = await logIn(stage.app.origin, organizer);
  const raw = jar.header().Cookie ?? '';

  const visited = await page(afterSix.origin, raw);
  const [note = '', ...others] = visited.headers.getSetCookie();
  expect([visited.status, others]).toEqual([200, []]);
  expect(note).toMatch(
    /^__Host-rooms-activity=Fe26[^;]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
  );
  jar.store([note]);
  const used = jar.header().Cookie ?? '';

  expect((await session(afterSeven.origin, raw)).status).toBe(401);
  expect((await session(afterSeven.origin, used)).status).toBe(200);

  const { status, headers } = await session(afterFourteen.origin, used);
  expect([status, headers.getSetCookie()]).toEqual([401, [expect.stringMatching(cleared)]]);
  expect((await page(afterFourteen.origin, used)).headers.get('location')).toMatch(/^\/login\?|\/login\?to=/);
});

type Start = (options: LaunchOptions) => Promise<AppProcess>;

/** The product as it will be, with the same keys and before the same service. */
const startLater = (start: Start, SERVICE_URL: string) => (afterMs: number) =>
  start({ env: { SERVICE_URL, SESSION_SECRET: secret, TEST_CLOCK: `${pinnedNow + afterMs}` } });
