import { fetchCsrf, sealFor } from '@/test/login-calls';
import { loginResultSchema } from '@/lib/contract/auth';
import { ownAccountSchema } from '@/lib/contract/account';
import { smsCodeEndpoints } from '@/lib/contract/sms-code';
import { createLogger } from '../../kernel/logger';
import {
  aGraphicCaptcha,
  anAccount,
  cheapHash,
  rawClient,
  testClock,
  testDatabase,
  type TestDatabase,
} from '../../testing';

const password = 'Fresh-2026';
const encrypted = 'POST /api-auth/api/client/accounts/register-by-encrypted-password';
const plain = 'POST /api-auth/api/client/accounts/register-by-password';
const check = '/api-auth/api/client/accounts/user';
const wrong = { status: 400, body: { code: 4001000, message: '账号不存在或密码错误，请重新输入' } };

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

type Config = NonNullable<Parameters<typeof rawClient>[1]>['config'];
const client = (config: Config = { privateDeployment: true }) => rawClient(store.db, { config });

type Filled = { username: string; password?: string; confirmPassword?: string };

async function register(filled: Filled, send = client()) {
  const given = { password, ...filled };
  const { username, password: first, confirmPassword = first } = given;
  const sealed = await sealFor(send, { password: first, confirmPassword });
  return send(encrypted, { json: { username, ...sealed }, headers: await fetchCsrf(send) });
}

const accountsNamed = (username: string) =>
  store.db.selectFrom('account').where('username', '=', username).selectAll().execute();

describe('[AUTH-17] [AUTH-09] the one form of a private deployment', () => {
  it('registers a name on first use, and is logged in with it', async () => {
    const send = client();
    const { status, body } = await register({ username: 'lin.xiao@example' }, send);
    expect(status).toBe(200);
    const { access_token: token, registered } = loginResultSchema.strict().parse(body);
    expect(registered).toBe(true);
    const own = await send('GET /api-auth/api/user/account', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ownAccountSchema.strict().parse(own.body)).toMatchObject({
      username: 'lin.xiao@example',
      hasPassword: true,
    });
    expect(own.body).not.toHaveProperty('mobile');
  });

  it('[S26] keeps the password as the same slow hash as ever', async () => {
    await register({ username: 'kept_slow' });
    const [account] = await accountsNamed('kept_slow');
    expect(account?.password_hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  });

  it('logs in who has the name and the password already', async () => {
    const { id } = await anAccount(store.db, { username: 'known', password_hash: cheapHash(password) });
    const { body } = await register({ username: 'known' });
    expect(body).toMatchObject({ userId: id });
    expect(body).not.toHaveProperty('registered');
    expect(await accountsNamed('known')).toHaveLength(1);
  });

  it('[S25] answers a taken name as a wrong password, and changes nothing about it', async () => {
    const taken = { password_hash: cheapHash(password) };
    await anAccount(store.db, { username: 'taken', ...taken });
    await anAccount(store.db, { username: 'gone', ...taken, disabled_at: new Date() });
    expect(await register({ username: 'taken', password: 'Other-2026' })).toMatchObject(wrong);
    expect(await register({ username: 'gone' })).toMatchObject(wrong);
    expect(await accountsNamed('taken')).toMatchObject([taken]);
  });

  it('[S25] [S27] says of a bad password the same, whether the name is taken or not', async () => {
    await anAccount(store.db, { username: 'weak.taken', password_hash: cheapHash(password) });
    const answers = [
      await register({ username: 'weak.taken', password: 'password1' }),
      await register({ username: 'weak.free', password: 'password1' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect({ ...body, traceId: '' }).toEqual({
        code: 400000,
        message: '密码过于常见，请换一个',
        data: { fields: [{ part: 'body', path: 'password', message: '密码过于常见，请换一个' }] },
        traceId: '',
      });
    }
    expect(await accountsNamed('weak.free')).toEqual([]);
  });

  it('[S23] [S25] wants a graphic captcha after a few wrong ones, taken name or not', async () => {
    await anAccount(store.db, { username: 'guessed', password_hash: cheapHash(password) });
    const codesOf = async (username: string) => {
      const codes: unknown[] = [];
      for (let index = 0; index < 6; index += 1) {
        codes.push((await register({ username, password: 'Wrong1!' })).body.code);
      }
      return codes;
    };
    const taken = await codesOf('guessed');
    expect(taken.at(-1)).toBe(4001003);
    expect(await codesOf('never.seen')).toEqual(taken);
  });

  it.each(['a b', 'a..b', '@_', '.', '账号', 'a'.repeat(65), '13912345678', ' 139 1234 5678 '])(
    '[AUTH-15] refuses the name %j',
    async (username) => {
      expect(await register({ username })).toMatchObject({ status: 400, body: { code: 400000 } });
      expect(await accountsNamed(username.trim())).toEqual([]);
    },
  );

  it('[AUTH-15] refuses two passwords that differ, and one that names its owner', async () => {
    const differ = await register({ username: 'typo', confirmPassword: 'Fresh-2027' });
    expect(differ.body.message).toBe('两次输入的密码不一致');
    const named = await register({ username: 'owner', password: 'Owner-2026' });
    expect(named.body.message).toBe('密码不能包含手机号或账号');
    expect([...(await accountsNamed('typo')), ...(await accountsNamed('owner'))]).toEqual([]);
  });

  it('never lets a new name stand in front of somebody’s mobile', async () => {
    const victim = await anAccount(store.db, { password_hash: cheapHash('Demo1234') });
    const answer = await register({ username: victim.mobile });
    expect(answer).toMatchObject({ status: 400, body: { message: '账号格式不正确' } });
  });

  it('[AUTH-17] [S25] knows a name in other letters, and makes no second account of it', async () => {
    const { id } = await anAccount(store.db, { username: 'Li.Si', password_hash: cheapHash(password) });
    expect((await register({ username: 'LI.SI' })).body).toMatchObject({ userId: id });
    expect(await register({ username: 'li.si', password: 'Other-2026' })).toMatchObject(wrong);
    expect(await accountsNamed('li.si')).toEqual([]);
  });

  it('[AUTH-17] lets each of two in whose names differed by letters before, by its own', async () => {
    const [older, newer] = [
      await anAccount(store.db, { username: 'zhou', password_hash: cheapHash(password) }),
      await anAccount(store.db, {
        username: 'ZHOU',
        username_twin: 1,
        password_hash: cheapHash(password),
      }),
    ];
    const ids = [];
    for (const username of ['zhou', 'ZHOU', 'Zhou']) ids.push((await register({ username })).body.userId);
    expect(ids).toEqual([older.id, newer.id, older.id]);
  });

  it('[S23] counts the tries for a name whatever its letters', async () => {
    const codes: unknown[] = [];
    for (const username of ['cased', 'Cased', 'cAsed', 'caSed', 'casEd', 'caseD'])
      codes.push((await register({ username, password: 'Wrong1!' })).body.code);
    expect(codes.at(-1)).toBe(4001003);
  });

  it('[R05] [AUTH-17] gives a name in two spellings to one of two at once', async () => {
    const answers = await Promise.all([
      register({ username: 'Spelled', password: 'First-2026' }),
      register({ username: 'spelled', password: 'Second-2026' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('[R05] gives a name to one of two who want it at once', async () => {
    const answers = await Promise.all([
      register({ username: 'wanted', password: 'First-2026' }),
      register({ username: 'wanted', password: 'Second-2026' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject(wrong);
    expect(await accountsNamed('wanted')).toHaveLength(1);
  });

  it('[AUTH-18] wants the log-in CSRF token', async () => {
    const send = client();
    const sealed = await sealFor(send, { password, confirmPassword: password });
    expect((await send(encrypted, { json: { username: 'forged', ...sealed } })).status).toBe(403);
    expect(await accountsNamed('forged')).toEqual([]);
  });

  it('[AUTH-04] takes a plain password only where that is configured', async () => {
    const json = { mobile: 'plain.one', password, confirmPassword: password };
    const refused = client();
    expect((await refused(plain, { json, headers: await fetchCsrf(refused) })).status).toBe(403);
    const allowed = client({ privateDeployment: true, plainPasswordLogin: true });
    expect((await allowed(plain, { json, headers: await fetchCsrf(allowed) })).status).toBe(200);
    expect(await accountsNamed('plain.one')).toHaveLength(1);
  });

  it('has no call that goes by SMS', async () => {
    const calls = [
      ...Object.keys(smsCodeEndpoints),
      'PATCH /api-auth/api/client/accounts/13912345678/password',
    ];
    for (const call of calls) expect((await client()(call)).status).toBe(404);
  });

  it('[S58] leaves no password and no captcha in the log', async () => {
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
    await register(
      { username: 'silent' },
      rawClient(store.db, { config: { privateDeployment: true }, logger }),
    );
    expect(lines.join('')).toContain('"registered"');
    expect(lines.join('')).not.toContain(password);
  });
});

describe('[S25] elsewhere', () => {
  it('no password registers a number that nobody proved, and no answer tells who is known', async () => {
    const known = await anAccount(store.db, { username: 'public.one', password_hash: cheapHash(password) });
    const send = client({});
    for (const username of ['public.one', 'nobody.yet', known.mobile, '13900009999']) {
      const { status, body } = await register({ username }, send);
      expect({ status, body: { ...body, traceId: '' } }).toEqual({
        status: 403,
        body: { code: 403000, message: '请使用验证码登录，未注册的手机号将自动注册', traceId: '' },
      });
    }
  });
});

describe('[S25] whether somebody is registered', () => {
  const ask = async (username: string, captcha: Record<string, string>, send = client({})) =>
    send(`GET ${check}?${new URLSearchParams({ username, ...captcha }).toString()}`);

  it('is told to whoever read a captcha, each time anew', async () => {
    const known = await anAccount(store.db, { username: 'told.of' });
    for (const [username, registered] of [
      [known.mobile, true],
      ['told.of', true],
      ['13900008888', false],
    ] as const) {
      const captcha = await aGraphicCaptcha(store.db);
      expect((await ask(username, captcha)).body).toEqual({ registered });
      expect((await ask(username, captcha)).body.code).toBe(4001004);
    }
  });

  it('is told to nobody else: known and unknown get the same', async () => {
    const known = await anAccount(store.db);
    const { sessionId } = await aGraphicCaptcha(store.db);
    const tries: Record<string, string>[] = [{}, { sessionId }, { sessionId, graphicCaptcha: 'WRONG' }];
    for (const captcha of tries) {
      const answers = [await ask(known.mobile, captcha), await ask('13900007777', captcha)];
      const [one, two] = answers.map(({ status, body }) => ({ status, body: { ...body, traceId: '' } }));
      expect(one?.status).toBe(400);
      expect(one).toEqual(two);
    }
  });

  it('[S29] is told one address only so often, captcha or not', async () => {
    const send = rawClient(store.db, { clock: testClock(), config: { embedded: true } });
    const headers = { 'x-client-address': '203.0.113.99' };
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const query = new URLSearchParams({ username: 'x', ...(await aGraphicCaptcha(store.db)) });
      statuses.push((await send(`GET ${check}?${query.toString()}`, { headers })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });
});
