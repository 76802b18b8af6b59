import { generateKeyPairSync } from 'node:crypto';
import { encryptPassword } from '@/components/credentials/sealing/encrypt-password';
import { userInfoSchema } from '@/lib/contract/account';
import { loginResultSchema, publicKeySchema } from '@/lib/contract/auth';
import { limits } from '@/lib/domain/limits/limits';
import { rateLimits } from '@/lib/domain/limits/rate-limits';
import { hashPassword } from '../account/password/password-hash';
import { hashSecret } from '../kernel/secrets/secret';
import { createLogger } from '../kernel/logger';
import { anAccount, aStaff, rawClient, testNow, testStore } from '../testing';

const password = 'Demo1234';
const encryptedLogin = 'POST /api-auth/api/pauth/token/encrypted/password';
const plainLogin = 'POST /api-auth/api/pauth/token/password';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';
const logout = 'POST /api-auth/api/user/auth/logout';

const { store, clock } = testStore();
let hash: string;
beforeAll(async () => {
  hash = await hashPassword(password);
});

const client = (plain = false) => rawClient(store.db, { clock, config: { plainPasswordLogin: plain } });
type Client = ReturnType<typeof client>;

const anAccountWithPassword = (overrides = {}) => anAccount(store.db, { password_hash: hash, ...overrides });

async function csrf(call: Client): Promise<Record<string, string>> {
  const { body } = await call('GET /api-auth/api/getLoginCsrfToken');
  return { 'x-csrf-token': String(body.csrfToken) };
}

const fetchKey = async (call: Client) =>
  publicKeySchema.parse((await call('GET /api-auth/api/pauth/token/public-key')).body);

async function seal(call: Client, secret: string) {
  const key = await fetchKey(call);
  return { keyId: key.keyId, password: await encryptPassword(secret, key) };
}

async function logIn(call: Client, username: string, secret = password) {
  const body = { username, ...(await seal(call, secret)) };
  return call(encryptedLogin, { json: body, headers: await csrf(call) });
}

describe('logging in with an encrypted password', () => {
  it('[AUTH-04] opens the browser’s envelope and answers a token for 14 days, kept as a hash only', async () => {
    const { id, mobile } = await anAccountWithPassword();
    const { status, body } = await logIn(client(), mobile);
    expect(status).toBe(200);
    const result = loginResultSchema.strict().parse(body);
    expect(result).toMatchObject({ userId: id, expireTime: testNow + limits.sessionExpiryMs });
    expect(Buffer.from(result.access_token, 'base64url')).toHaveLength(32);
    const rows = await store.db.selectFrom('access_token').where('account_id', '=', id).selectAll().execute();
    expect(rows.map((row) => row.token_hash)).toEqual([hashSecret(result.access_token)]);
  });

  it('[AUTH-04] trims the password, and takes a user name as well as a mobile', async () => {
    await anAccountWithPassword({ username: 'linxiao' });
    expect((await logIn(client(), 'linxiao', `  ${password} `)).status).toBe(200);
  });

  it('[AUTH-04] [S26] keeps one RSA key of 3072 bits, which replicas share', async () => {
    const keys = await Promise.all([fetchKey(client()), fetchKey(client())]);
    expect(keys[0].keyId).toBe(keys[1].keyId);
    expect(keys[0].nonce).not.toBe(keys[1].nonce);
    expect(keys[0].expireTime).toBe(testNow + 60_000);
    expect(
      Buffer.from(keys[0].publicKey.replaceAll(/-----.*-----|\s/g, ''), 'base64').byteLength,
    ).toBeGreaterThan(400);
  });

  it('[AUTH-04] [S26] refuses an envelope that is sent again', async () => {
    const call = client();
    const { mobile } = await anAccountWithPassword();
    const body = { username: mobile, ...(await seal(call, password)) };
    expect((await call(encryptedLogin, { json: body, headers: await csrf(call) })).status).toBe(200);
    const replayed = await call(encryptedLogin, { json: body, headers: await csrf(call) });
    expect(replayed).toMatchObject({
      status: 400,
      body: { code: 400000, message: '密码加密失败，请稍后再试' },
    });
  });

  it('[AUTH-04] [S26] refuses an envelope that is older than 60 s', async () => {
    const call = client();
    const { mobile } = await anAccountWithPassword();
    const body = { username: mobile, ...(await seal(call, password)) };
    clock.advance(60_001);
    expect((await call(encryptedLogin, { json: body, headers: await csrf(call) })).body.code).toBe(400000);
  });

  it('[S26] refuses another key, a broken envelope and an over-long one, each with the same words', async () => {
    const call = client();
    const { mobile } = await anAccountWithPassword();
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const key = await fetchKey(call);
    const sealed = await encryptPassword(password, key);
    const wrong = [
      { keyId: key.keyId, password: await encryptPassword(password, { ...key, publicKey }) },
      { keyId: key.keyId, password: await encryptPassword(password, { ...key, nonce: 'made-up' }) },
      // S28: a hash would take each half of a surrogate pair for the same character.
      { keyId: key.keyId, password: await encryptPassword(`${password}\ud800`, key) },
      { keyId: 'unknown', password: sealed },
      { keyId: '018f0000-0000-7000-8000-000000000001', password: sealed },
      { keyId: key.keyId, password: `${sealed.slice(0, -8)}AAAAAAA=` },
      { keyId: key.keyId, password: 'Demo1234' },
      { keyId: key.keyId, password: '密码' },
    ];
    for (const part of wrong) {
      const answer = await call(encryptedLogin, {
        json: { username: mobile, ...part },
        headers: await csrf(call),
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 400000, message: '密码加密失败，请稍后再试' },
      });
    }
    const body = { username: mobile, keyId: key.keyId, password: 'A'.repeat(1025) };
    const tooLong = await call(encryptedLogin, { json: body, headers: await csrf(call) });
    expect(tooLong).toMatchObject({ status: 400, body: { code: 400000 } });
  });

  it('refuses a password over 64 characters before it costs anything', async () => {
    const { mobile } = await anAccountWithPassword();
    expect(await logIn(client(), mobile, 'a'.repeat(65))).toMatchObject({
      status: 400,
      body: { code: 400000 },
    });
  });
});

describe('[AUTH-16] [S25] wrong credentials', () => {
  const wrong = { status: 400, body: { code: 4001000, message: '账号不存在或密码错误，请重新输入' } };

  it('answer one and the same, whatever was wrong', async () => {
    const known = await anAccountWithPassword();
    const disabled = await anAccountWithPassword({ disabled_at: new Date(testNow) });
    const withoutPassword = await anAccount(store.db);
    const answers = [
      await logIn(client(), known.mobile, 'Wrong1234'),
      await logIn(client(), 'nobody'),
      await logIn(client(), disabled.mobile),
      await logIn(client(), withoutPassword.mobile),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(wrong);
      expect(Object.keys(answer.body)).toEqual(['code', 'message', 'traceId']);
    }
  });

  it('do not let a chosen name stand in front of another person’s mobile', async () => {
    const victim = await anAccountWithPassword({ username: 'victim' });
    await anAccountWithPassword({ username: victim.mobile });
    const { body } = await logIn(client(), victim.mobile);
    expect(body).toMatchObject({ userId: victim.id });
  });
});

describe('[AUTH-18] the log-in CSRF token', () => {
  it('is required by both log-ins', async () => {
    const call = client(true);
    const { mobile } = await anAccountWithPassword();
    const encrypted = { username: mobile, ...(await seal(call, password)) };
    const forged: Record<string, string>[] = [{}, { 'x-csrf-token': 'made-up' }, { 'x-csrf-token': '' }];
    for (const headers of forged) {
      expect(await call(encryptedLogin, { json: encrypted, headers })).toMatchObject({
        status: 403,
        body: { code: 403000, message: '登录页面已过期，请刷新后重试' },
      });
      expect((await call(plainLogin, { json: { username: mobile, password }, headers })).status).toBe(403);
    }
  });

  it('is good once, for ten minutes, and no nonce can stand in for it', async () => {
    const call = client(true);
    const { mobile } = await anAccountWithPassword();
    const send = (headers: Record<string, string>) =>
      call(plainLogin, { json: { username: mobile, password }, headers });
    const headers = await csrf(call);
    expect((await send(headers)).status).toBe(200);
    expect((await send(headers)).status).toBe(403);
    const old = await csrf(call);
    clock.advance(600_001);
    expect((await send(old)).status).toBe(403);
    expect((await send({ 'x-csrf-token': (await fetchKey(call)).nonce })).status).toBe(403);
  });

  it('does not pile up when strangers fetch many', async () => {
    const call = client();
    for (let count = 0; count < 5; count += 1) await csrf(call);
    clock.advance(24 * 60 * 60_000);
    await csrf(call);
    const { left } = await store.db
      .selectFrom('ticket')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('purpose', '=', 'login-csrf')
      .executeTakeFirstOrThrow();
    expect(left).toBeLessThan(6);
  });
});

describe('[S29] what a log-in begins with', () => {
  const scale = 0.01;
  const { burst, everyMs } = rateLimits.ticketsPerAddress;
  const config = { embedded: true, rateLimitScale: scale };
  const kept = async () => (await store.db.selectFrom('ticket').select('purpose').execute()).length;

  it.each([
    { request: 'GET /api-auth/api/getLoginCsrfToken', address: '2001:db8:77::1' },
    { request: 'GET /api-auth/api/pauth/token/public-key', address: '203.0.113.77' },
  ])('never is more rows than one address may have, however many it asks for: $request', async (from) => {
    const call = rawClient(store.db, { clock, config });
    const ask = () => call(from.request, { headers: { 'x-client-address': from.address } });
    const before = await kept();
    // What comes in again within ten minutes, the longest that one of them lives.
    const most = burst * scale + (10 * 60_000 * scale) / everyMs;
    const statuses: number[] = [];
    for (let halfMinute = 0; halfMinute < 24; halfMinute += 1) {
      for (let asked = 0; asked < 6; asked += 1) statuses.push((await ask()).status);
      expect((await kept()) - before).toBeLessThanOrEqual(most);
      clock.advance(30_000);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2 * most);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('logging in with a plain password', () => {
  it('works where configuration allows it', async () => {
    const call = client(true);
    const { id, mobile } = await anAccountWithPassword();
    const answer = await call(plainLogin, {
      json: { username: mobile, password },
      headers: await csrf(call),
    });
    expect(answer).toMatchObject({ status: 200, body: { userId: id } });
  });

  it('is refused otherwise, also with the right password', async () => {
    const call = client();
    const { mobile } = await anAccountWithPassword();
    const answer = await call(plainLogin, {
      json: { username: mobile, password },
      headers: await csrf(call),
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 403000 } });
  });
});

describe('a session at the service', () => {
  it('tells its own account and nothing of the password', async () => {
    const staff = await aStaff(store.db, { password_hash: hash });
    const { status, body } = await client()(userinfo, { headers: staff.headers });
    expect(status).toBe(200);
    expect(userInfoSchema.strict().parse(body)).toMatchObject({
      userId: staff.accountId,
      mobile: staff.mobile,
    });
  });

  it('[SESS-06] [SESS-13] ends at once when it is logged out, and only that one', async () => {
    const call = client();
    const { mobile } = await anAccountWithPassword();
    const bearer = async () => ({ authorization: `Bearer ${(await logIn(call, mobile)).body.access_token}` });
    const [leaving, staying] = [await bearer(), await bearer()];
    expect(await call(logout, { headers: leaving })).toMatchObject({ status: 204, body: {} });
    expect((await call(userinfo, { headers: leaving })).status).toBe(401);
    expect((await call(logout, { headers: leaving })).status).toBe(401);
    expect((await call(userinfo, { headers: staying })).status).toBe(200);
  });

  it('[SESS-13] ends when its time is over, or the account is disabled', async () => {
    const call = client();
    const { id, mobile } = await anAccountWithPassword();
    const headers = { authorization: `Bearer ${(await logIn(call, mobile)).body.access_token}` };
    clock.advance(limits.sessionExpiryMs - 1);
    expect((await call(userinfo, { headers })).status).toBe(200);
    clock.advance(1);
    expect((await call(userinfo, { headers })).status).toBe(401);
    clock.set(testNow);
    await store.db
      .updateTable('account')
      .set({ disabled_at: new Date(testNow) })
      .where('id', '=', id)
      .execute();
    expect((await call(userinfo, { headers })).status).toBe(401);
  });
});

it('[S58] [S38] logging in, failing and leaving writes one line per request and none of the secrets', async () => {
  const { mobile } = await anAccountWithPassword();
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const call = rawClient(store.db, {
    clock,
    logger: createLogger({ destination }),
    config: { plainPasswordLogin: true },
  });

  const sealed = await seal(call, password);
  const headers = await csrf(call);
  const session = await call(encryptedLogin, { json: { username: mobile, ...sealed }, headers });
  const authorization = `Bearer ${session.body.access_token}`;
  await call(plainLogin, { json: { username: mobile, password: 'Wrong1234' }, headers: await csrf(call) });
  await call(`${userinfo}?access_token=${session.body.access_token}`, { headers: { authorization } });
  await call(logout, { headers: { authorization } });

  const secrets = [
    password,
    'Wrong1234',
    sealed.password,
    mobile,
    headers['x-csrf-token'],
    session.body.access_token,
  ];
  for (const secret of secrets) expect(lines.join('')).not.toContain(String(secret));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.filter(({ msg }) => msg === 'request')).toHaveLength(7);
  expect(entries.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['logged in', 'log-in refused', 'logged out']),
  );
  for (const { traceId } of entries) expect(traceId).toMatch(/^[\da-f-]{36}$/);
});
