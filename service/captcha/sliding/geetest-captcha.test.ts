import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { slidingChallengeSchema } from '@/lib/contract/captcha';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { consumeSlidingCaptcha } from './sliding-captcha';
import { plainConfig } from '../../kernel/config';
import type { Deps } from '../../kernel/deps';
import { rawClient, testClock, testDatabase, type TestDatabase, testNow } from '../../testing';

const md5 = (value: string) => createHash('md5').update(value).digest('hex');
const account = { id: 'gt-public-id', key: 'MARK-vendor-key' };
const raw = 'a'.repeat(32);

/** The vendor's two documented calls, https://docs.geetest.com/captcha/apirefer/api/server, and its moods. */
type Mood = 'well' | 'hung' | 'broken' | 'not JSON' | 'refusing';
let mood: Mood;
let asked: { path: string; body: string }[];
let vendor: Server;
let apiUrl: string;
let registered = 0;

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  asked.push({ path: request.url ?? '', body });
  if (mood === 'hung') return;
  if (mood === 'broken') response.statusCode = 500;
  if (mood === 'not JSON') return response.end('<html>');
  if (request.url?.startsWith('/register.php')) {
    registered += 1;
    return response.end(JSON.stringify({ challenge: md5(String(registered)) }));
  }
  const seccode = new URLSearchParams(body).get('seccode') ?? '';
  response.end(JSON.stringify({ seccode: mood === 'refusing' ? 'false' : md5(seccode) }));
}

let store: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  vendor = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  apiUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  store = await testDatabase();
});
afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await store.close();
});
beforeEach(() => {
  clock.set(testNow);
  mood = 'well';
  asked = [];
});

const config = () => ({
  captcha: { provider: 'geetest' as const, ...account, apiUrl, scriptUrl: 'https://vendor.example/gt.js' },
});
const call = (...request: Parameters<ReturnType<typeof rawClient>>) =>
  rawClient(store.db, { clock, config: config() })(...request);
const deps = () => ({ db: store.db, clock, config: { ...plainConfig, ...config() } }) as unknown as Deps;

async function session() {
  const json = { scope: 'login', endpointId: 'test', endpointType: 'WEB_APP' };
  return String((await call('POST /api-auth/api/pauth/token/session', { json })).body.sessionId);
}

const ask = (sessionId: string) => call('POST /api-auth/api/client/slidingCaptchas', { json: { sessionId } });

/** What the widget answers in the browser of somebody who solved it. */
async function solved() {
  const sessionId = await session();
  const shown = slidingChallengeSchema.parse((await ask(sessionId)).body);
  if (shown.kind !== 'widget') throw new TypeError('No widget');
  const challenge = `${shown.challenge}k7`;
  const validate = md5(`${account.key}geetest${challenge}`);
  asked = [];
  return { sessionId, slidingCaptcha: { challenge, validate, seccode: `${validate}|jordan` } };
}

const refused = { code: 4001004 };

it('[AUTH-02] the vendor’s widget is shown, for a challenge registered by id and made ours by the key', async () => {
  const { status, body } = await ask(await session());
  expect(status).toBe(200);
  expect(body).toEqual({
    kind: 'widget',
    gt: account.id,
    challenge: md5(md5(String(registered)) + account.key),
    newCaptcha: true,
    offline: false,
    scriptUrl: 'https://vendor.example/gt.js',
  });
  const [first] = asked;
  expect(Object.fromEntries(new URL(first?.path ?? '', apiUrl).searchParams)).toMatchObject({
    gt: account.id,
    digestmod: 'md5',
    json_format: '1',
  });
  expect(JSON.stringify([asked, body])).not.toContain(account.key);
});

it('[S24] its result is verified with the vendor, server to server, and good once', async () => {
  const given = await solved();
  await consumeSlidingCaptcha(deps(), given);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.path).toBe('/validate.php');
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toMatchObject({
    gt: account.id,
    challenge: given.slidingCaptcha.challenge,
    seccode: given.slidingCaptcha.seccode,
  });
  await expect(consumeSlidingCaptcha(deps(), given)).rejects.toMatchObject(refused);
  expect(asked).toHaveLength(1);
});

it('[S39] nothing is asked by the global fetch, which Next replaces by one with a cache', async () => {
  const global = jest.spyOn(globalThis, 'fetch');
  const proof = await solved();
  await consumeSlidingCaptcha(deps(), proof);
  expect(asked).toHaveLength(1);
  expect(global).not.toHaveBeenCalled();
  global.mockRestore();
});

it('[S24] 50 parallel uses ask the vendor once, and one is let through', async () => {
  const given = await solved();
  const uses = await Promise.allSettled(
    Array.from({ length: 50 }, () => consumeSlidingCaptcha(deps(), given)),
  );
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

it('[S24] a forged result, another session’s and an old one are refused without asking the vendor', async () => {
  const { sessionId, slidingCaptcha } = await solved();
  const use = (changes: object) => consumeSlidingCaptcha(deps(), { sessionId, slidingCaptcha, ...changes });
  const fallback = md5(slidingCaptcha.challenge);
  for (const validate of ['', 'x', fallback]) {
    const forged = { ...slidingCaptcha, validate, seccode: `${validate}|jordan` };
    await expect(use({ slidingCaptcha: forged })).rejects.toMatchObject(refused);
  }
  const unknown = { challenge: raw, validate: md5(`${account.key}geetest${raw}`), seccode: 'x|jordan' };
  await expect(use({ slidingCaptcha: unknown })).rejects.toMatchObject(refused);
  await expect(use({ sessionId: await session() })).rejects.toMatchObject(refused);
  clock.advance(captchas.lifetimeMs + captchas.proofMs);
  await expect(use({})).rejects.toMatchObject(refused);
  expect(asked).toEqual([]);
});

it('[S24] what the vendor does not confirm is refused', async () => {
  const given = await solved();
  mood = 'refusing';
  await expect(consumeSlidingCaptcha(deps(), given)).rejects.toMatchObject(refused);
});

it.each<Mood>(['hung', 'broken', 'not JSON'])(
  '[S24] a vendor that is %s lets nobody through, and is not waited for longer than 10 s',
  async (how) => {
    const sessionId = await session();
    const given = await solved();
    mood = how;
    const startedAt = performance.now();
    const [shown, used] = await Promise.allSettled([ask(sessionId), consumeSlidingCaptcha(deps(), given)]);
    expect(shown).toMatchObject({ value: { status: 503, body: { code: 503000 } } });
    expect(used).toMatchObject({ status: 'rejected', reason: { code: 503000 } });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    mood = 'well';
    await expect(consumeSlidingCaptcha(deps(), given)).rejects.toMatchObject(refused);
  },
);

it('[S24] our own puzzle is not answered where the vendor’s is asked for', async () => {
  const json = { sessionId: await session(), challenge: raw, answer: { kind: 'question', text: '1' } };
  const validate = 'POST /api-auth/api/client/slidingCaptchas/actions/validate';
  expect(await call(validate, { json })).toMatchObject({ status: 400, body: refused });
});
