import { loginResultSchema } from '@/lib/contract/auth';
import { outboxSchema } from '@/lib/contract/outbox';
import { networksPerSite } from '@/lib/domain/limits/rate-limits';
import { createLogger } from '../../kernel/logger';
import { anAccount, aSolvedCaptcha, rawClient, testNow, testStore } from '../../testing';
import type { ServiceConfig } from '../../kernel/config';

const send = 'POST /api-auth/api/client/mobileCaptchas/slide';
const logIn = 'POST /api-auth/api/pauth/token/mobile';
const check = 'GET /api-auth/api/client/mobileCaptchas';

const { store, clock } = testStore();
beforeEach(async () => {
  await store.db.deleteFrom('rate_bucket').execute();
});

/** One that is down, with secrets in its configuration. */
const gateway = {
  kind: 'http',
  url: 'http://127.0.0.1:1/?key=SECRET-key',
  method: 'POST',
  headers: { 'x-key': 'SECRET-head' },
  body: '{code}',
} as const;
const demo: Partial<ServiceConfig> = { sms: { kind: 'outbox' }, embedded: true };
const service = (config: Partial<ServiceConfig> = {}, options = {}) =>
  rawClient(store.db, { clock, config: { ...demo, ...config }, ...options });
type Service = ReturnType<typeof service>;

let numbers = 0;
const newMobile = () => `1361000${String((numbers += 1)).padStart(4, '0')}`;
const addressOf = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

type Ask = { mobile: string; type?: number; address?: string; headers?: Record<string, string> };

async function ask(call: Service, { mobile, type = 5, address = '198.51.100.1', headers }: Ask) {
  const solved = await aSolvedCaptcha(store.db, clock.now());
  return call(send, {
    json: { mobile, type, ...solved },
    headers: { 'x-client-address': address, ...headers },
  });
}

const outbox = (mobile: string) =>
  store.db
    .selectFrom('outgoing_message')
    .where('recipient', '=', mobile)
    .orderBy('id', 'desc')
    .select(['code', 'body'])
    .execute();

async function codeFor(call: Service, mobile: string, type = 5): Promise<string> {
  expect((await ask(call, { mobile, type })).status).toBe(204);
  const [message] = await outbox(mobile);
  return message?.code ?? '';
}

async function enter(call: Service, mobile: string, mobileCaptcha: string, csrf?: string) {
  const fetched = await call('GET /api-auth/api/getLoginCsrfToken');
  const headers = {
    'x-csrf-token': csrf ?? String(fetched.body.csrfToken),
    'x-client-address': '198.51.100.1',
  };
  return call(logIn, { json: { mobile, mobileCaptcha }, headers });
}

describe('asking for a code', () => {
  it('[AUTH-02] [S21] sends one SMS for one solved captcha, and none for a captcha that is used, foreign or made up', async () => {
    const call = service();
    const mobile = newMobile();
    const solved = await aSolvedCaptcha(store.db);
    const asking = { mobile, type: 5, ...solved };
    expect((await call(send, { json: asking })).status).toBe(204);
    const { sessionId } = await aSolvedCaptcha(store.db);
    const madeUp = { challenge: 'x', validate: 'y', seccode: 'y|jordan' };
    const wrong = [asking, { ...asking, sessionId }, { ...asking, sessionId: undefined }];
    for (const json of [...wrong, { ...asking, slidingCaptcha: madeUp }]) {
      expect(await call(send, { json })).toMatchObject({ status: 400, body: { code: 4001004 } });
    }
    const messages = await outbox(mobile);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).toContain(messages[0]?.code);
  });

  it('[AUTH-03] [S21] two within a second are one SMS and 4031000 with the seconds, in words, data and head', async () => {
    const call = service();
    const mobile = newMobile();
    await ask(call, { mobile });
    clock.advance(1_000);
    const second = await ask(call, { mobile });
    expect(second).toMatchObject({
      status: 429,
      body: { code: 4031000, message: '获取验证码过于频繁，请59秒后再试', data: { seconds: 59 } },
    });
    expect(second.headers.get('retry-after')).toBe('59');
    expect(await outbox(mobile)).toHaveLength(1);
    clock.advance(59_000);
    expect((await ask(call, { mobile })).status).toBe(204);
  });

  it('[S21] sends one number no more than ten in a day, whoever asks from wherever', async () => {
    const call = service();
    const mobile = newMobile();
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      await ask(call, { mobile, address: addressOf(minute) });
      clock.advance(10 * 60_000);
    }
    expect((await outbox(mobile)).length).toBeLessThanOrEqual(10);
  });

  it('[S21] sends 200 numbers asked for from one address no more than 30, whatever X-Forwarded-For says, and others none the less', async () => {
    const call = service();
    const mobiles = Array.from({ length: 200 }, newMobile);
    const statuses: number[] = [];
    for (const [number, mobile] of mobiles.entries()) {
      const headers = { 'x-forwarded-for': addressOf(number), forwarded: `for=${addressOf(number)}` };
      statuses.push((await ask(call, { mobile, headers })).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(170);
    // The numbers themselves have lost nothing by it.
    expect((await ask(call, { mobile: mobiles[199] ?? '', address: '203.0.113.9' })).status).toBe(204);
  });

  it('[S21] counts the addresses of one IPv6 network as one', async () => {
    const call = service({ rateLimitScale: 0.1 });
    const statuses: number[] = [];
    for (let host = 1; host <= 5; host += 1) {
      statuses.push((await ask(call, { mobile: newMobile(), address: `2001:db8::${host}` })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
  });

  it('[S21] gives one IPv6 site, whatever networks it sends from, no more than four networks get, and leaves the others theirs', async () => {
    const call = service({ rateLimitScale: 0.1 });
    const from = async (address: string) => (await ask(call, { mobile: newMobile(), address })).status;
    const statuses: number[] = [];
    // Twenty codes are for all together.
    for (let network = 1; network <= 16; network += 1)
      statuses.push(await from(`2001:db8:a:${network.toString(16)}::1`));
    expect(statuses.filter((status) => status === 204)).toHaveLength(3 * networksPerSite);
    expect(statuses.at(-1)).toBe(429);
    expect(await from('2001:db8:b:1::1')).toBe(204);
    expect(await from('203.0.113.77')).toBe(204);
  });

  it('[S21] at a service alone counts the connection, unless the key proves who says otherwise', async () => {
    const alone = service({ embedded: false, serviceKey: 'a-key-of-16-chars', rateLimitScale: 0.01 });
    const key = { 'x-service-key': 'a-key-of-16-chars' };
    const first = await ask(alone, { mobile: newMobile(), address: '203.0.113.1', headers: key });
    const same = await ask(alone, { mobile: newMobile(), address: '203.0.113.1', headers: key });
    const other = await ask(alone, { mobile: newMobile(), address: '203.0.113.2', headers: key });
    expect([first.status, same.status, other.status]).toEqual([204, 429, 204]);
  });

  it('[S21] has a limit for all together', async () => {
    const call = service({ rateLimitScale: 0.01 });
    const statuses: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      statuses.push((await ask(call, { mobile: newMobile(), address: addressOf(number) })).status);
    }
    expect(statuses).toEqual([204, 204, 429, 429]);
  });

  it.each(['2380000000', '12345', '138 0000 0001x', ''])(
    '[AUTH-15] refuses "%s" as no number',
    async (mobile) => {
      expect(await ask(service(), { mobile })).toMatchObject({ status: 400, body: { code: 400000 } });
    },
  );

  it.each([0, 4, '5x', null])('[S28] refuses %s as a kind of code', async (type) => {
    const solved = await aSolvedCaptcha(store.db);
    const answer = await service()(send, { json: { mobile: newMobile(), type, ...solved } });
    expect(answer).toMatchObject({ status: 400, body: { code: 400000 } });
  });

  it('[S25] for a password answers an unknown number as a known one, and sends it nothing', async () => {
    const call = service();
    const known = await anAccount(store.db);
    const unknown = newMobile();
    const answers = [
      await ask(call, { mobile: known.mobile, type: 3 }),
      await ask(call, { mobile: unknown, type: 3 }),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 204, body: {} },
      { status: 204, body: {} },
    ]);
    for (const mobile of [known.mobile, unknown]) {
      const query = `?mobile=${mobile}&type=3&code=abcdef`;
      expect((await call(`${check}${query}`)).body.code).toBe(4002002);
      expect((await ask(call, { mobile, type: 3 })).body.code).toBe(4031000);
    }
    expect(await outbox(unknown)).toEqual([]);
  });

  it('[AUTH-02] [AUTH-16] says that nothing was sent when the gateway fails, and lets ask again at once', async () => {
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
    const call = service({ sms: gateway }, { logger });
    const mobile = newMobile();
    for (let tried = 0; tried < 2; tried += 1) {
      const answer = await ask(call, { mobile });
      expect(answer).toMatchObject({
        status: 424,
        body: { code: 424000, message: '获取验证码失败，请稍后再试' },
      });
      expect(answer.headers.get('retry-after')).toBeNull();
    }
    expect(lines.join('')).toContain('did not take a code');
    expect(lines.join('')).not.toMatch(new RegExp(`SECRET|${mobile}`));
    expect((await ask(service(), { mobile })).status).toBe(204);
  });

  it('[AUTH-02] says that nothing was sent where no gateway is configured', async () => {
    expect(await ask(service({ sms: undefined }), { mobile: newMobile() })).toMatchObject({
      status: 424,
      body: { code: 424000, message: '获取验证码失败，请稍后再试' },
    });
  });
});

describe('logging in with a code', () => {
  it('[AUTH-01] lets a number in that was never seen, as a new account of its own', async () => {
    const call = service();
    const mobile = newMobile();
    const { status, body } = await enter(call, mobile, await codeFor(call, mobile));
    expect(status).toBe(200);
    const { userId, registered } = loginResultSchema.strict().parse(body);
    expect(registered).toBe(true);
    const rows = await store.db.selectFrom('account').where('mobile', '=', mobile).selectAll().execute();
    expect(rows).toMatchObject([{ id: userId, password_hash: null, real_name: `用户${mobile.slice(-4)}` }]);
  });

  it('[AUTH-01] lets a known number into its account', async () => {
    const call = service();
    const { id, mobile } = await anAccount(store.db);
    const code = await codeFor(call, mobile);
    const { body } = await enter(call, `${mobile.slice(0, 3)} ${mobile.slice(3)}`, code);
    expect(body.userId).toBe(id);
    expect(body).not.toHaveProperty('registered');
  });

  it('[AUTH-01] makes one account of two log-ins at once', async () => {
    const mobile = newMobile();
    const call = service();
    const code = await codeFor(call, mobile);
    await Promise.all([enter(call, mobile, code), enter(call, mobile, code)]);
    const rows = await store.db.selectFrom('account').where('mobile', '=', mobile).selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('[AUTH-01] registers a number although somebody else chose it for a name', async () => {
    const mobile = newMobile();
    const squatter = await anAccount(store.db, { username: mobile });
    const call = service();
    const { status, body } = await enter(call, mobile, await codeFor(call, mobile));
    expect(status).toBe(200);
    expect(body.userId).not.toBe(squatter.id);
  });

  it('[AUTH-16] [SESS-13] [S25] tells who holds the number of a disabled account that it is, and who guesses no more than of any', async () => {
    const call = service();
    const { mobile } = await anAccount(store.db, { disabled_at: new Date(testNow - 1) });
    const code = await codeFor(call, mobile);
    const guess = String((Number(code) + 1) % 1e6).padStart(6, '0');
    const wrong = { status: 400, body: { code: 4002002, message: '验证码错误' } };
    expect(await enter(call, mobile, guess)).toMatchObject(wrong);
    const message = '您的账号已停用，请联系企业IT管理员';
    expect(await enter(call, mobile, code)).toMatchObject({
      status: 400,
      body: { code: 400000, message, data: { fields: [{ path: 'mobile', message }] } },
    });
  });

  it('[AUTH-18] wants the token that was fetched for it, and does not touch the code without one', async () => {
    const call = service();
    const mobile = newMobile();
    const code = await codeFor(call, mobile);
    expect((await enter(call, mobile, code, 'made-up')).status).toBe(403);
    expect((await enter(call, mobile, code)).status).toBe(200);
  });

  it('[S22] refuses a code that was sent for a password, and one that was used', async () => {
    const call = service();
    const { mobile } = await anAccount(store.db);
    await codeFor(call, mobile, 3);
    const reset = (await outbox(mobile))[0]?.code ?? '';
    expect((await enter(call, mobile, reset)).body.code).toBe(4002002);
    clock.advance(60_000);
    const code = await codeFor(call, mobile);
    expect((await enter(call, mobile, code)).status).toBe(200);
    expect((await enter(call, mobile, code)).body.code).toBe(4002002);
  });

  it('[S28] refuses a number that is a list, an object or nothing', async () => {
    const call = service();
    const { body } = await call('GET /api-auth/api/getLoginCsrfToken');
    const headers = { 'x-csrf-token': String(body.csrfToken) };
    for (const mobile of [['13610000001', '13610000002'], { a: 1 }, null, undefined]) {
      const answer = await call(logIn, { json: { mobile, mobileCaptcha: '123456' }, headers });
      expect(answer).toMatchObject({ status: 400, body: { code: 400000 } });
    }
    const twice = await call(`${check}?mobile=13610000001&mobile=13610000002&type=5&code=123456`);
    expect(twice).toMatchObject({ status: 400, body: { code: 400000 } });
  });
});

it('[S21] the demo’s outbox shows the newest first and keeps 200, and exists where nothing really goes out alone', async () => {
  const call = service();
  const rows = Array.from({ length: 210 }, (_, number) => ({
    channel: 'sms',
    recipient: String(number),
    body: 'x',
    created_at: new Date(testNow - 1),
  }));
  await store.db.insertInto('outgoing_message').values(rows).execute();
  const mobile = newMobile();
  const code = await codeFor(call, mobile);
  const { status, body } = await call('GET /dev/outbox');
  expect(status).toBe(200);
  expect(body).toHaveLength(200);
  const [newest] = outboxSchema.parse(body);
  expect(newest).toMatchObject({ channel: 'sms', to: mobile, code, time: testNow });
  for (const config of [{ sms: undefined }, { sms: gateway }, { embedded: false }]) {
    expect((await service(config)('GET /dev/outbox')).status).toBe(404);
  }
});

it('[S58] sending, trying, failing and entering writes neither code nor number nor captcha into the log', async () => {
  const lines: string[] = [];
  const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  const call = service({}, { logger });
  const mobile = newMobile();
  const solved = await aSolvedCaptcha(store.db);
  await call(send, { json: { mobile, type: 5, ...solved } });
  const code = (await outbox(mobile))[0]?.code ?? '';
  await call(`${check}?mobile=${mobile}&type=5&code=${code}`);
  await enter(call, mobile, '000000');
  await enter(call, mobile, code);
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const secret of [code, mobile, solved.slidingCaptcha.validate, solved.sessionId]) {
    expect(log).not.toContain(secret);
  }
});
