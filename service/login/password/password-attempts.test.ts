import { limits } from '@/lib/domain/limits/limits';
import { networksPerSite, rateLimits } from '@/lib/domain/limits/rate-limits';
import {
  anAccount,
  rawClient,
  testClock,
  testDatabase,
  type TestDatabase,
  testNow,
  testService,
} from '../../testing';
import { plainConfig } from '../../kernel/config';
import type { Deps } from '../../kernel/deps';
import { hashPassword } from '../../account/password/password-hash';
import { countPasswordAttempt } from './password-attempts';

const password = 'Demo1234';
const freeTries = 3;

let store: TestDatabase;
let hash: string;
const clock = testClock();
beforeAll(async () => {
  [store, hash] = await Promise.all([testDatabase(), hashPassword(password)]);
});
afterAll(() => store.close());
beforeEach(() => clock.set(testNow));

const options = { clock, config: { plainPasswordLogin: true, embedded: true } };
const deps = () => ({ db: store.db, clock, config: plainConfig }) as unknown as Deps;
const call = (...request: Parameters<ReturnType<typeof rawClient>>) =>
  rawClient(store.db, options)(...request);

type Captcha = { sessionId?: string; graphicCaptcha?: string };
let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;

async function logIn(username: string, secret: string, captcha: Captcha = {}, address = newAddress()) {
  const { body } = await call('GET /api-auth/api/getLoginCsrfToken');
  const headers = { 'x-csrf-token': String(body.csrfToken), 'x-client-address': address };
  const json = { username, password: secret, ...captcha };
  return call('POST /api-auth/api/pauth/token/password', { json, headers });
}

/** What a person reads off the picture; here, from where the service keeps it. */
async function readCaptcha(): Promise<Required<Captcha>> {
  const json = { scope: 'login', endpointId: 'test', endpointType: limits.endpointType };
  const { body } = await call('POST /api-auth/api/pauth/token/session', { json });
  const sessionId = String(body.sessionId);
  await testService(store.db, options).request(
    `/api-auth/api/graphicCaptchas/code.jpg?sessionId=${sessionId}`,
  );
  const { answer } = await store.db
    .selectFrom('captcha')
    .where('session_id', '=', sessionId)
    .select('answer')
    .executeTakeFirstOrThrow();
  return { sessionId, graphicCaptcha: (answer as { text: string }).text };
}

const sessionsOf = async (accountId: string) =>
  (await store.db.selectFrom('access_token').where('account_id', '=', accountId).selectAll().execute())
    .length;

const wrong = { status: 400, body: { code: 4001000 } };
const wanted = { status: 400, body: { code: 4001003, message: '请输入图形验证码' } };

/** A try whose password turns out to be wrong, as the log-in counts it. */
const tryOnce = (
  username: string,
  { address = newAddress(), ...captcha }: Captcha & { address?: string } = {},
) =>
  countPasswordAttempt(deps(), {
    username,
    client: { address },
    sessionId: captcha.sessionId,
    graphicCaptcha: captcha.graphicCaptcha,
  });

async function attacked(name: string) {
  for (let tries = 0; tries < freeTries; tries += 1) await tryOnce(name);
}

const account = () => anAccount(store.db, { password_hash: hash });

describe('[S23] after three wrong passwords', () => {
  it('the right one without the graphic captcha answers 4001003 and opens no session', async () => {
    const { id, mobile } = await account();
    for (let tries = 0; tries < freeTries; tries += 1)
      expect(await logIn(mobile, 'Wrong1234')).toMatchObject(wrong);
    expect(await logIn(mobile, password)).toMatchObject(wanted);
    expect(await logIn(mobile, password, { graphicCaptcha: 'ABCD' })).toMatchObject(wanted);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('[S24] a wrong, used or foreign captcha answers 4001004, also for the right password', async () => {
    const { id, mobile } = await account();
    await attacked(mobile);
    const captcha = await readCaptcha();
    const refused = { status: 400, body: { code: 4001004 } };
    expect(await logIn(mobile, password, { ...captcha, graphicCaptcha: '0000' })).toMatchObject(refused);
    expect(await logIn(mobile, password, captcha)).toMatchObject(refused);
    const { graphicCaptcha } = await readCaptcha();
    const { sessionId } = await readCaptcha();
    expect(await logIn(mobile, password, { sessionId, graphicCaptcha })).toMatchObject(refused);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('[S24] one captcha is good for one try, wrong as it may be', async () => {
    const { mobile } = await account();
    await attacked(mobile);
    const captcha = await readCaptcha();
    expect(await logIn(mobile, 'Wrong1234', captcha)).toMatchObject(wrong);
    expect(await logIn(mobile, password, captcha)).toMatchObject({ body: { code: 4001004 } });
  });

  it('the victim is not locked out: with the captcha it is let in, and has its tries again', async () => {
    const { mobile } = await account();
    await attacked(mobile);
    for (let tries = 0; tries < 20; tries += 1) await tryOnce(mobile, await readCaptcha());
    expect((await logIn(mobile, password, await readCaptcha())).status).toBe(200);
    await attacked(mobile);
    await expect(tryOnce(mobile)).rejects.toMatchObject({ code: 4001003 });
  });

  it('[S25] accounts that do not exist, are disabled or have no password behave the same', async () => {
    const disabled = await anAccount(store.db, { password_hash: hash, disabled_at: new Date(testNow) });
    const withoutPassword = await anAccount(store.db);
    for (const name of ['13900009999', disabled.mobile, withoutPassword.mobile]) {
      await attacked(name);
      expect(await logIn(name, password)).toMatchObject(wanted);
      expect(await logIn(name, password, await readCaptcha())).toMatchObject(wrong);
    }
  });

  it('whoever logs in with the right password in between begins to count anew', async () => {
    const { mobile } = await account();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 1; tries < freeTries; tries += 1) await tryOnce(mobile);
      expect((await logIn(mobile, password)).status).toBe(200);
    }
  });

  it('many at once get no further than one after the other', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => tryOnce('13900008888')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(freeTries);
  });

  it('a try is free again every hour', async () => {
    await attacked('13900007777');
    clock.advance(60 * 60_000);
    await tryOnce('13900007777');
    await expect(tryOnce('13900007777')).rejects.toMatchObject({ code: 4001003 });
  });
});

it('[S23] wrong passwords from one address demand it for any name from there, and from nowhere else', async () => {
  const address = newAddress();
  const { mobile } = await account();
  for (let tries = 0; tries < 60; tries += 1) await tryOnce(`1390001${1_000 + tries}`, { address });
  expect(await logIn(mobile, password, {}, address)).toMatchObject(wanted);
  expect((await logIn(mobile, password, await readCaptcha(), address)).status).toBe(200);
  expect((await logIn(mobile, password)).status).toBe(200);
});

it('[S23] [S21] so do those from one IPv6 site, though each network of it tries but once', async () => {
  const config = { ...plainConfig, rateLimitScale: 0.1 };
  const tryFrom = (address: string, username: string) => {
    const one = { username, client: { address }, sessionId: undefined, graphicCaptcha: undefined };
    return countPasswordAttempt({ ...deps(), config }, one);
  };
  const allowed = rateLimits.logInFailuresPerAddress.burst * config.rateLimitScale * networksPerSite;
  for (let tries = 0; tries < allowed; tries += 1)
    await tryFrom(`2001:db8:e:${tries.toString(16)}::1`, `1390002${1_000 + tries}`);
  await expect(tryFrom('2001:db8:e:ffff::1', '13900029999')).rejects.toMatchObject({ code: 4001003 });
  await tryFrom('2001:db8:f:1::1', '13900029999');
});
