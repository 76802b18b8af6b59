import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { cookieName } from '@/bff/cookies/cookies';
import { answerJson, answerText, failWith, headerValues, reset } from '@/test/recording-service';
import { rawExchange, rawRequest } from '@/test/http/raw-http';
import {
  type ApiClient,
  createApiClient,
  demoPassword,
  logIn,
  organizer,
  tryToLogIn,
} from '../fixtures/api-client';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { newSecret } from '../fixtures/processes/stack-test';
import { debugLog, test } from '../fixtures/stage/staged-test';

test.use({ stageEnv: debugLog });

const mark = (kind: string) => `MARK_${kind}_${randomBytes(4).toString('hex')}`;
/** Looks like the end of a line and an entry of its own, and steers a terminal. */
const forged = '\r\n{"level":60,"msg":"forged"}\u001b[2J\u0000\u009b31m\u2028\u202e';

const cookieKinds = ['session', 'pre-login'] as const;
const recentMeetings = '/api-meeting/api/user/meetings/actions/recent';
const staffs = '/api-meeting/api/user/staffs';
const login = '/api-auth/api/pauth/token/encrypted/password';

/** The lines that are entries; the one that is for people says the demo's log-ins on purpose. */
const entriesOf = (output: string) =>
  output.split('\n').filter((line) => line !== '' && !line.startsWith('会议室预约已就绪'));

/** Lists the faults of an output as a log: lines that are no entries, or that a terminal or a reader would misread. */
const malformed = (output: string) =>
  entriesOf(output).filter((line) => {
    const isClean = !/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/.test(line);
    return !isClean || !isObject(line);
  });

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

const eventsOf = (output: string) =>
  entriesOf(output).flatMap((line) => {
    const { event, traceId } = JSON.parse(line) as { event?: string; traceId?: string };
    return event ? [{ event, traceId }] : [];
  });

/** A log-in that comes to nothing, with something secret wherever something can be written. */
async function failToLogIn(origin: string, secret: string): Promise<void> {
  const client = createApiClient(origin);
  const { body } = await client.call<{ csrfToken: string }>('GET', '/api-auth/api/getLoginCsrfToken');
  const attempt = { username: organizer + forged, password: secret, keyId: secret, sessionId: secret };
  await client.call('POST', login, { headers: { 'x-csrf-token': body.csrfToken }, body: attempt });
  await tryToLogIn(createApiClient(origin), { mobile: organizer, password: secret });
  await client.call('POST', login, { headers: { 'x-csrf-token': secret }, body: attempt });
  await client.call('POST', '/api-auth/api/pauth/token/password', {
    headers: { 'x-csrf-token': body.csrfToken },
    body: { username: organizer, password: secret },
  });
}

/** Calls of people and tries of strangers, each with something secret in it. */
async function useAndAbuse(origin: string, client: ApiClient, secret: string): Promise<void> {
  const roomId = await roomNamed(client, '望江');
  const draft = { subject: secret, roomBookingForms: [{ roomId }], ...freeSlot(0) };
  const { body } = await book(client, draft);
  await book(client, draft);
  await book(client, { ...draft, subject: secret + forged });
  await client.call('PUT', `/api-meeting/api/user/meetings/${body._id}/state/cancel`, {
    body: { reason: secret + forged },
  });
  await client.call('POST', '/api-meeting/api/user/v2/rooms/actions/page', {
    body: { name: secret, pageSize: 'x' },
  });
  await client.call('GET', `${staffs}?deletedType=${secret}&access_token=${secret}`);
  await client.call('GET', staffs, { headers: { 'X-CSRF': '' } });
  await client.call('POST', login, {
    headers: { Origin: 'https://evil.invalid' },
    body: { password: secret },
  });
  await client.call('GET', `/api-meeting/api/user/rooms/${secret}`);
  const pages = ['/schedule', '/rooms', '/login', '/nothing', `/details/${secret}`, `/room-detail/${secret}`];
  for (const page of pages)
    await fetch(`${origin}${page}?access_token=${secret}&to=%0d%0a${secret}`, {
      headers: client.jar.header(),
    });
}

/** Requests that are refused by their head alone, and malformed cookies. */
async function sendNonsense(port: number, secret: string): Promise<void> {
  for (const path of [
    `/%zz${secret}`,
    `/bff/${secret}%0d%0a`,
    `/${'a'.repeat(9_000)}${secret}`,
    `//${secret}`,
  ])
    await rawRequest({ port, path });
  await rawExchange(port, `GET /${secret} HTTP/1.1\r\nHost: a\r\nHost: ${secret}\r\n\r\n`);
  await rawExchange(port, `${secret} \u001b[31m\r\n\r\n`);
  for (const path of ['/rooms', '/bff/session'])
    for (const name of cookieKinds.map((kind) => cookieName(kind, { insecure: false })))
      await rawRequest({
        port,
        path,
        headers: [
          ['X-CSRF', '1'],
          ['Cookie', `${name}=${secret}`],
        ],
      });
}

test('[S58] nothing secret and no forged line is logged, whatever people do and the service answers', async ({
  stage: { app, service },
}) => {
  const secret = mark('secret');
  await failToLogIn(app.origin, secret);
  const client = await logIn(app.origin, organizer);
  const cookies = client.jar.entries().map(({ value }) => value);
  await useAndAbuse(app.origin, client, secret);

  const isRecent = ({ rawPath }: { rawPath: string }) => rawPath.startsWith(recentMeetings);
  const isSchedule = ({ rawPath }: { rawPath: string }) =>
    rawPath.startsWith('/api-meeting/api/user/meeting-records');
  for (const lie of [
    failWith(500, 500_000, { 'x-secret': secret }),
    answerJson({ code: 500_001, message: secret + forged, data: { secret } }, { status: 500 }),
    answerJson({ [secret]: secret, list: secret + forged }),
    answerText(`${secret}${forged}`),
    answerText('', { status: 302, headers: { location: `http://evil.invalid/${secret}` } }),
    answerJson({ code: 403_000, message: secret }, { status: 403 }),
    reset,
  ]) {
    const undo = [service.on(isRecent, lie), service.on(isSchedule, lie)];
    await client.call('GET', recentMeetings);
    await fetch(`${app.origin}/schedule`, { headers: client.jar.header() });
    for (const takeBack of undo) takeBack();
  }
  await sendNonsense(app.port, secret);
  const copy = { ...client.jar.header() };
  await client.call('DELETE', '/session');
  await fetch(`${app.origin}/bff/session`, { headers: { 'X-CSRF': '1', ...copy } });
  // A line and the answer of its request come by different ways.
  await expect.poll(() => app.output()).toContain('"event":"session refused"');

  const sent = (name: string) => service.recorded.flatMap((call) => headerValues(call, name));
  const tokens = sent('authorization').map((value) => value.replace('Bearer ', ''));
  const secrets = [secret, demoPassword, organizer, ...tokens, ...sent('x-csrf-token'), ...cookies];
  expect(tokens.length).toBeGreaterThan(0);
  const output = app.output();
  expect(secrets.filter((value) => output.includes(value))).toEqual([]);
  expect(output).not.toMatch(/\n\{"level":60,"msg":"forged"\}/);
  expect(malformed(output)).toEqual([]);

  const events = eventsOf(output);
  const kinds = ['log-in refused', 'call refused', 'logged in', 'logged out', 'session refused'];
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(kinds));
  expect(events.filter(({ traceId }) => !/^[0-9a-f]{32}$/.test(traceId ?? ''))).toEqual([]);
});

test('[S58] the service inside the product logs who gets in and out, and nothing secret either', async ({
  start,
}) => {
  const app = await start({ env: { LOG_LEVEL: 'debug' } });
  const secret = mark('embedded');
  await failToLogIn(app.origin, secret);
  const client = await logIn(app.origin, organizer);
  await useAndAbuse(app.origin, client, secret);
  await client.call('DELETE', '/session');
  await expect.poll(() => app.output()).toContain('"msg":"logged out"');

  const entries = entriesOf(app.output()).join('\n');
  const secrets = [secret, demoPassword, organizer, ...client.jar.entries().map(({ value }) => value)];
  expect(secrets.filter((value) => entries.includes(value))).toEqual([]);
  expect(malformed(app.output())).toEqual([]);
  for (const said of ['log-in refused', 'logged in', 'logged out'])
    expect(entries, said).toMatch(new RegExp(`"traceId":"[0-9a-f]{32}","accountId":"[^"]+","msg":"${said}"`));
});

test(
  '[S58] a process that breaks, or cannot start, says why in a line and tells no secret',
  { tag: '@long' },
  async ({ launch, start }) => {
    const secret = mark('crash');
    // In pieces, because a stack names the address of the code, which is the code here.
    const message = `["Bearer\\u0020","\\r\\n\\u001b[31m"].join(${JSON.stringify(secret.split('_'))}.join("_"))`;
    const thrown = `process.on("SIGUSR2",()=>setImmediate(()=>{throw(new(Error)(${message}))}))`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrown)}` };
    const broken = await start({ env });
    process.kill(broken.pid, 'SIGUSR2');
    expect((await broken.exited).code).toBe(1);
    expect(entriesOf(broken.output())).toHaveLength(1);
    expect(malformed(broken.output())).toEqual([]);
    expect(broken.output()).toContain('nobody caught this');
    expect(broken.output()).not.toContain(secret);

    const unreachable = `postgres://somebody:${secret}@127.0.0.1:1/rooms`;
    const waiting = await start({
      readiness: 'listening',
      env: { DATABASE_URL: unreachable, SESSION_SECRET: newSecret(), LOG_LEVEL: 'debug' },
    });
    await expect
      .poll(() => waiting.output())
      .toContain('"database":"127.0.0.1:1/rooms","code":"ECONNREFUSED"');
    expect(waiting.output()).not.toContain(secret);
    expect(malformed(waiting.output())).toEqual([]);

    const refused = await launch({ env: { SESSION_SECRET: secret, DATABASE_URL: unreachable } });
    expect((await refused.exited).code).toBe(1);
    expect(refused.output()).toContain('SESSION_SECRET');
    expect(refused.output()).not.toContain(secret);
  },
);
