import { sealFor } from '@/test/login-calls';
import { loginResultSchema } from '@/lib/contract/auth';
import { verifyPassword } from '../../account/password/password-hash';
import { hashSecret } from '../../kernel/secrets/secret';
import { createLogger } from '../../kernel/logger';
import {
  aGraphicCaptcha,
  anAccount,
  aToken,
  cheapHash,
  recheckRecorder,
  rawClient,
  testStore,
  storedPassword,
} from '../../testing';

const oldPassword = 'Demo1234';
const newPassword = 'Fresh-2026';
const encrypted = 'PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha';
const plain = 'PATCH /api-auth/api/user/account/password-for-graphic-captcha';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';

const { store, clock } = testStore();
const hash = cheapHash(oldPassword);

const client = (plainPasswordLogin = false) => rawClient(store.db, { clock, config: { plainPasswordLogin } });

async function somebody() {
  const { id, mobile } = await anAccount(store.db, { password_hash: hash });
  const bearer = async () => ({ authorization: `Bearer ${await aToken(store.db, id)}` });
  return { id, mobile, bearer, headers: await bearer() };
}

type Change = { oldPassword?: string; newPassword?: string; captcha?: object };

async function change(headers: Record<string, string>, { captcha, ...given }: Change = {}) {
  const send = client();
  const sealed = await sealFor(send, { oldPassword, newPassword, ...given });
  const json = { ...sealed, ...(captcha ?? (await aGraphicCaptcha(store.db))) };
  return send(encrypted, { headers, json });
}

const tokenHashOf = ({ authorization }: { authorization: string }) =>
  hashSecret(authorization.slice('Bearer '.length)).toString('hex');

const statusOf = async (headers: Record<string, string>) => (await client()(userinfo, { headers })).status;

describe('[AUTH-12] changing a password by the old one', () => {
  it('[S27] [SESS-13] [S07] ends all sessions at once, and lets the one that asked go on under a new token', async () => {
    const me = await somebody();
    const elsewhere = await me.bearer();
    const stranger = await somebody();
    const { status, body } = await change(me.headers);
    expect(status).toBe(200);
    const renewed = loginResultSchema.strict().parse(body);

    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(me.headers)).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${renewed.access_token}` })).toBe(200);
    expect(await statusOf(stranger.headers)).toBe(200);
    expect(await verifyPassword(newPassword, await storedPassword(store.db, me.id))).toBe(true);
  });

  it('[SESS-13] has every live stream of the account asked again in the same moment', async () => {
    const me = await somebody();
    const elsewhere = await me.bearer();
    const changes = recheckRecorder();
    const send = rawClient(store.db, { clock, changes: changes.hub });
    const sealed = await sealFor(send, { oldPassword, newPassword });
    const json = { ...sealed, ...(await aGraphicCaptcha(store.db)) };
    expect((await send(encrypted, { headers: me.headers, json })).status).toBe(200);
    expect(changes.rechecked().sort()).toEqual([me.headers, elsewhere].map(tokenHashOf).sort());
  });

  it('[SESS-13] leaves the session that goes on where the provider’s log-out finds it', async () => {
    const me = await somebody();
    const of = { issuer: 'https://id.example.com', subject: me.id, sid: null };
    const token_hash = Buffer.from(tokenHashOf(me.headers), 'hex');
    await store.db
      .insertInto('provider_session')
      .values({ ...of, token_hash })
      .execute();
    const { body } = await change(me.headers);
    const [link] = await store.db
      .selectFrom('provider_session')
      .where('subject', '=', me.id)
      .select('token_hash')
      .execute();
    expect(link?.token_hash).toEqual(hashSecret(String(body.access_token)));
  });

  it('[S27] wants the old password, and says so by the message that clients know', async () => {
    const me = await somebody();
    const answer = await change(me.headers, { oldPassword: 'Wrong1234' });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Password is invalid.' } });
    const withoutPassword = await anAccount(store.db);
    const headers = { authorization: `Bearer ${await aToken(store.db, withoutPassword.id)}` };
    expect((await change(headers)).body.message).toBe('Password is invalid.');
    expect(await storedPassword(store.db, me.id)).toBe(hash);
    expect(await statusOf(me.headers)).toBe(200);
  });

  it('[S27] [S23] lets nobody try old passwords for ever, whoever else tries', async () => {
    const me = await somebody();
    const tries = Array.from({ length: 12 }, () => change(me.headers, { oldPassword: 'Wrong1234' }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const tooMany = answers.filter(({ status }) => status === 429);
    expect(tooMany).toHaveLength(2);
    expect(Number(tooMany[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await somebody();
    expect((await change(other.headers)).status).toBe(200);
  });

  it.each([
    ['none', {}, 4001003],
    ['a wrong one', { graphicCaptcha: 'WRONG' }, 4001004],
  ])('[AUTH-16] wants a graphic captcha: %s', async (_, given, code) => {
    const me = await somebody();
    const { sessionId } = await aGraphicCaptcha(store.db);
    const answer = await change(me.headers, { captcha: { sessionId, ...given } });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(await storedPassword(store.db, me.id)).toBe(hash);
  });

  it.each([
    ['the same as the last one', oldPassword, 400401004],
    ['too short', 'Ab1', 400000],
    ['of one kind', 'abcdefghij', 400000],
    ['one that everybody tries', 'password1', 400000],
  ])('[S27] [AUTH-15] [AUTH-16] refuses a new password that is %s', async (_, given, code) => {
    const me = await somebody();
    expect(await change(me.headers, { newPassword: given })).toMatchObject({ status: 400, body: { code } });
    expect(await storedPassword(store.db, me.id)).toBe(hash);
  });

  it('[S27] refuses a new password that names its owner, and leaves the captcha for the next try', async () => {
    const me = await somebody();
    const captcha = await aGraphicCaptcha(store.db);
    const named = await change(me.headers, { newPassword: `a${me.mobile}!`, captcha });
    expect(named.body.message).toBe('密码不能包含手机号或账号');
    expect((await change(me.headers, { captcha })).status).toBe(200);
  });

  it('[R05] of two changes at once one is made, and the other was too late', async () => {
    const me = await somebody();
    const [one, two] = ['Fresh-2026', 'Later-2026'];
    const answers = await Promise.all([
      change(me.headers, { newPassword: one }),
      change(me.headers, { newPassword: two }),
    ]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([400, 401, 409]).toContain(answers[1 - won]?.status);
    expect(await verifyPassword([one, two][won] ?? '', await storedPassword(store.db, me.id))).toBe(true);
  });

  it('[AUTH-04] takes passwords in clear only where that is configured', async () => {
    const me = await somebody();
    const json = { password: newPassword, oldPassword, ...(await aGraphicCaptcha(store.db)) };
    expect((await client()(plain, { headers: me.headers, json })).status).toBe(403);
    expect((await client(true)(plain, { headers: me.headers, json })).status).toBe(200);
    expect(await verifyPassword(newPassword, await storedPassword(store.db, me.id))).toBe(true);
  });

  it('[S26] refuses envelopes of two nonces', async () => {
    const me = await somebody();
    const send = client();
    const [one, two] = [await sealFor(send, { oldPassword }), await sealFor(send, { newPassword })];
    const json = { ...one, ...two, ...(await aGraphicCaptcha(store.db)) };
    const answer = await send(encrypted, { headers: me.headers, json });
    expect(answer).toMatchObject({ status: 400, body: { message: '密码加密失败，请稍后再试' } });
  });

  it('[S58] leaves no password, captcha or token in the log', async () => {
    const me = await somebody();
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
    const send = rawClient(store.db, { clock, logger });
    const captcha = await aGraphicCaptcha(store.db);
    const sealed = await sealFor(send, { oldPassword, newPassword });
    await send(encrypted, { headers: me.headers, json: { ...sealed, ...captcha } });
    const secrets = [
      oldPassword,
      newPassword,
      sealed.oldPassword,
      me.headers.authorization.slice(7),
      me.mobile,
    ];
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
    expect(lines.join('')).toContain('password set');
  });
});
