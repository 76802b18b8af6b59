import { sealFor } from '@/test/login-calls';
import { loginResultSchema } from '@/lib/contract/auth';
import { smsCodes } from '@/lib/domain/limits/way-in-limits';
import { limits } from '@/lib/domain/limits/limits';
import { verifyPassword } from '../../account/password/password-hash';
import { issueSmsCode } from '../sms/sms-codes';
import { createLogger } from '../../kernel/logger';
import { anAccount, aToken, cheapHash, rawClient, testNow, testStore, storedPassword } from '../../testing';

const oldPassword = 'Demo1234';
const newPassword = 'Fresh-2026';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';
const { captchaCodeTypeLogin: forLogIn, captchaCodeTypePassword: forPassword } = limits;

const { store, clock } = testStore();
const hash = cheapHash(oldPassword);

const client = (plainPasswordLogin = false) => rawClient(store.db, { clock, config: { plainPasswordLogin } });
const codeFor = (mobile: string, type: typeof forLogIn | typeof forPassword = forPassword) =>
  issueSmsCode({ db: store.db, clock }, { mobile, type });
const anotherCode = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

type Reset = { code: string; password?: string; inBody?: unknown; headers?: Record<string, string> };

async function reset(
  mobile: string,
  { code, password = newPassword, inBody = mobile, headers }: Reset,
  send = client(),
) {
  const sealed = await sealFor(send, { password });
  const json = { mobile: inBody, mobileCaptcha: code, ...sealed };
  return send(addressOf(mobile), { json, headers });
}

const addressOf = (mobile: string) => `PATCH /api-auth/api/client/accounts/${mobile}/password`;

async function somebody() {
  const { id, mobile } = await anAccount(store.db, { password_hash: hash });
  const headers = { authorization: `Bearer ${await aToken(store.db, id)}` };
  return { id, mobile, headers };
}

const statusOf = async (headers: Record<string, string>) => (await client()(userinfo, { headers })).status;

describe('[AUTH-11] setting a forgotten password', () => {
  it('[S27] [SESS-13] takes the code of the number, ends every session and logs nobody in', async () => {
    const me = await somebody();
    const answer = await reset(me.mobile, { code: await codeFor(me.mobile) });
    expect(answer).toMatchObject({ status: 204, body: {} });
    expect(await verifyPassword(newPassword, await storedPassword(store.db, me.id))).toBe(true);
    expect(await statusOf(me.headers)).toBe(401);
  });

  it('[AUTH-12] [S07] lets the account’s own session go on under a new token, and no other one', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const own = await reset(me.mobile, { code: await codeFor(me.mobile), headers: me.headers });
    const renewed = loginResultSchema.strict().parse(own.body);
    expect(renewed.userId).toBe(me.id);
    expect(await statusOf(me.headers)).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${renewed.access_token}` })).toBe(200);

    const third = await somebody();
    const foreign = await reset(third.mobile, { code: await codeFor(third.mobile), headers: other.headers });
    expect(foreign).toMatchObject({ status: 204, body: {} });
    expect(await statusOf(other.headers)).toBe(200);
    expect(await statusOf(third.headers)).toBe(401);
  });

  it('is open to whoever brings a token that is dead', async () => {
    const me = await somebody();
    const headers = { authorization: 'Bearer long-dead' };
    expect((await reset(me.mobile, { code: await codeFor(me.mobile), headers })).status).toBe(204);
  });

  it('[S22] takes a code once, for this purpose, within its time', async () => {
    const me = await somebody();
    const code = await codeFor(me.mobile);
    expect((await reset(me.mobile, { code })).status).toBe(204);
    const wrong = { status: 400, body: { code: 4002002, message: '验证码错误' } };
    expect(await reset(me.mobile, { code, password: 'Later-2026' })).toMatchObject(wrong);
    const forAnother = await codeFor(me.mobile, forLogIn);
    expect(await reset(me.mobile, { code: forAnother, password: 'Later-2026' })).toMatchObject(wrong);
    const old = await codeFor(me.mobile);
    clock.advance(60 * 60_000);
    expect(await reset(me.mobile, { code: old, password: 'Later-2026' })).toMatchObject(wrong);
  });

  it('[S22] [AUTH-16] is dead after too many wrong codes, also for the right one', async () => {
    const me = await somebody();
    const code = await codeFor(me.mobile);
    const codes: unknown[] = [];
    for (let index = 0; index < 6; index += 1) {
      codes.push((await reset(me.mobile, { code: anotherCode(code) })).body.code);
    }
    expect(codes[0]).toBe(4002002);
    expect(codes.at(-1)).toBe(4002003);
    expect((await reset(me.mobile, { code })).status).not.toBe(204);
    expect(await storedPassword(store.db, me.id)).toBe(hash);
  });

  it('[S25] tells whether a number is registered to who holds it, and to nobody else', async () => {
    const me = await somebody();
    const unknown = '13700000001';
    const [known, nobody] = [await codeFor(me.mobile), await codeFor(unknown)];
    const wrong = [
      await reset(me.mobile, { code: anotherCode(known) }),
      await reset(unknown, { code: anotherCode(nobody) }),
    ];
    const [one, two] = wrong.map(({ status, body }) => ({ status, body: { ...body, traceId: '' } }));
    expect(one).toEqual(two);
    expect(one).toMatchObject({ status: 400, body: { code: 4002002 } });
    const proven = await reset(unknown, { code: nobody });
    expect(proven).toMatchObject({ status: 400, body: { code: 4001005, message: '账号未注册' } });
  });

  it('[AUTH-16] refuses the password of before, in the words of the catalogue', async () => {
    const me = await somebody();
    const answer = await reset(me.mobile, { code: await codeFor(me.mobile), password: oldPassword });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 400401004, message: '设置密码失败，错误原因不能与上一次密码相同' },
    });
    expect(await statusOf(me.headers)).toBe(200);
  });

  it('[ERR-02] [S22] leaves the code to who chooses anew after the password of before, and only once', async () => {
    const me = await somebody();
    const code = await codeFor(me.mobile);
    expect((await reset(me.mobile, { code, password: oldPassword })).body.code).toBe(400401004);
    expect((await reset(me.mobile, { code })).status).toBe(204);
    expect((await reset(me.mobile, { code, password: 'Later-2026' })).body.code).toBe(4002002);
  });

  it('[S22] [S25] compares with the password of before for who has the code alone, as often as it may be tried', async () => {
    const me = await somebody();
    const code = await codeFor(me.mobile);
    const answer = async (tried: string) =>
      (await reset(me.mobile, { code: tried, password: oldPassword })).body.code;
    expect(await answer(anotherCode(code))).toBe(4002002);
    const answers: unknown[] = [];
    for (let index = 1; index < smsCodes.tries + 1; index += 1) answers.push(await answer(code));
    expect(answers).toEqual([...Array(smsCodes.tries - 1).fill(400401004), 4002003]);
    expect((await reset(me.mobile, { code })).body.code).toBe(4002003);
  });

  it.each(['Ab1', 'abcdefghij', 'password1', 'Abc 12345'])(
    '[S27] [AUTH-15] refuses the password %j below the form, and leaves the code for the next one',
    async (password) => {
      const me = await somebody();
      const code = await codeFor(me.mobile);
      expect(await reset(me.mobile, { code, password })).toMatchObject({
        status: 400,
        body: { code: 400000 },
      });
      expect((await reset(me.mobile, { code })).status).toBe(204);
    },
  );

  it('[S27] refuses a password that names the number or the name of its owner', async () => {
    const me = await somebody();
    await store.db.updateTable('account').set({ username: 'linxiao' }).where('id', '=', me.id).execute();
    for (const password of [`${me.mobile}-a`, 'x-LinXiao-9']) {
      const { body } = await reset(me.mobile, { code: await codeFor(me.mobile), password });
      expect(body.message).toBe('密码不能包含手机号或账号');
    }
  });

  it('sets nothing for an account that was disabled', async () => {
    const gone = await anAccount(store.db, { password_hash: hash, disabled_at: new Date(testNow) });
    expect(await reset(gone.mobile, { code: await codeFor(gone.mobile) })).toMatchObject({
      status: 403,
      body: { message: '您的账号已停用，请联系企业IT管理员' },
    });
    expect(await storedPassword(store.db, gone.id)).toBe(hash);
  });

  it('[R05] [S22] of two resets at once with one code one is made', async () => {
    const me = await somebody();
    const code = await codeFor(me.mobile);
    const passwords = ['Fresh-2026', 'Later-2026'];
    const answers = await Promise.all(passwords.map((password) => reset(me.mobile, { code, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    const won = answers.findIndex(({ status }) => status === 204);
    expect(await verifyPassword(passwords[won] ?? '', await storedPassword(store.db, me.id))).toBe(true);
  });

  it('[AUTH-04] takes a password in clear only where that is configured', async () => {
    const me = await somebody();
    const json = { mobile: me.mobile, mobileCaptcha: await codeFor(me.mobile), password: newPassword };
    expect((await client()(addressOf(me.mobile), { json })).status).toBe(403);
    expect((await client(true)(addressOf(me.mobile), { json })).status).toBe(204);
  });
});

describe('[S28] a code for number A', () => {
  const setup = async () => {
    const [attacker, victim] = [await somebody(), await somebody()];
    return { attacker, victim, code: await codeFor(attacker.mobile) };
  };

  it.each([
    ['another number in the body', (a: string, v: string) => [v, a]],
    ['another number in the path', (a: string, v: string) => [a, v]],
    ['a list of numbers', (a: string, v: string) => [v, [v, a]]],
    ['a list of one', (a: string, v: string) => [v, [a]]],
    ['an object', (a: string, v: string) => [v, { mobile: a }]],
    ['both numbers in the path', (a: string, v: string) => [`${v},${a}`, a]],
    ['the number with a country code', (a: string, v: string) => [v, `+86${a}`]],
    ['its own name in the path', (a: string) => ['me', a]],
  ] as [string, (a: string, v: string) => [string, unknown]][])(
    'resets nobody else by %s',
    async (_, addresses) => {
      const { attacker, victim, code } = await setup();
      const [path, inBody] = addresses(attacker.mobile, victim.mobile);
      expect((await reset(path, { code, inBody })).status).toBe(400);
      expect(await storedPassword(store.db, victim.id)).toBe(hash);
      expect(await storedPassword(store.db, attacker.id)).toBe(hash);
    },
  );

  it('resets nobody by a number that is sent twice', async () => {
    const { attacker, victim, code } = await setup();
    const send = client();
    for (const [first, second] of [
      [attacker.mobile, victim.mobile],
      [victim.mobile, attacker.mobile],
    ]) {
      for (const path of [attacker.mobile, victim.mobile]) {
        const sealed = JSON.stringify(await sealFor(send, { password: newPassword })).slice(1);
        const body = `{"mobile":"${first}","mobile":"${second}","mobileCaptcha":"${code}",${sealed}`;
        const headers = { 'content-type': 'application/json' };
        expect((await send(addressOf(path), { body, headers })).status).toBe(400);
      }
    }
    expect(await storedPassword(store.db, victim.id)).toBe(hash);
    expect(await storedPassword(store.db, attacker.id)).toBe(hash);
  });

  it('is the same number however it is written', async () => {
    const me = await somebody();
    const spaced = `${me.mobile.slice(0, 3)} ${me.mobile.slice(3, 7)} ${me.mobile.slice(7)}`;
    expect((await reset(me.mobile, { code: await codeFor(me.mobile), inBody: spaced })).status).toBe(204);
  });
});

it('[S58] a reset leaves no password, code or number in the log', async () => {
  const me = await somebody();
  const lines: string[] = [];
  const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  const code = await codeFor(me.mobile);
  const send = rawClient(store.db, { clock, logger });
  await reset(me.mobile, { code: anotherCode(code) }, send);
  await reset(me.mobile, { code }, send);
  expect(lines.join('')).toContain('password set');
  for (const secret of [newPassword, `"${code}"`, me.mobile]) expect(lines.join('')).not.toContain(secret);
});
