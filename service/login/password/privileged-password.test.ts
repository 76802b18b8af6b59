import { fetchCsrf, sealFor } from '@/test/login-calls';
import { anAccount, cheapHash, rawClient, testDatabase, type TestDatabase } from '../../testing';

const encrypted = 'POST /api-auth/api/pauth/token/encrypted/password';
const plain = 'POST /api-auth/api/pauth/token/password';
const password = 'Demo1234';
const privilegedPassword = 'Second-2026';
const wrong = { status: 400, body: { code: 4001000 } };

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const both = { password_hash: cheapHash(password), privileged_password_hash: cheapHash(privilegedPassword) };
const client = (isAsked = true) =>
  rawClient(store.db, { config: { privilegedPassword: isAsked, plainPasswordLogin: true } });

type Secrets = { password: string; privilegedPassword?: string };

async function logIn(username: string, secrets: Secrets, send = client()) {
  const json = { username, ...(await sealFor(send, secrets as Record<keyof Secrets, string>)) };
  return send(encrypted, { json, headers: await fetchCsrf(send) });
}

describe('[AUTH-13] the second password', () => {
  it('lets in together with the first one, from one envelope each or in clear', async () => {
    const { id, mobile } = await anAccount(store.db, both);
    expect((await logIn(mobile, { password, privilegedPassword })).body).toMatchObject({ userId: id });
    const send = client();
    const json = { username: mobile, password, privilegedPassword };
    expect((await send(plain, { json, headers: await fetchCsrf(send) })).body).toMatchObject({ userId: id });
  });

  it.each([
    ['missing', { password }],
    ['wrong', { password, privilegedPassword: 'Other-2026' }],
    ['the first one again', { password, privilegedPassword: password }],
    ['right without the first one', { password: 'Wrong1234', privilegedPassword }],
  ])('lets nobody in when it is %s, in the words of any wrong password', async (_, secrets) => {
    const { mobile } = await anAccount(store.db, both);
    expect(await logIn(mobile, secrets)).toMatchObject(wrong);
  });

  it('lets nobody in whose account has none, whatever is typed', async () => {
    const { mobile } = await anAccount(store.db, { password_hash: cheapHash(password) });
    for (const second of [{}, { privilegedPassword }, { privilegedPassword: password }]) {
      expect(await logIn(mobile, { password, ...second })).toMatchObject(wrong);
    }
  });

  it('is not looked at where it is not asked for', async () => {
    const { mobile } = await anAccount(store.db, both);
    const send = client(false);
    expect((await logIn(mobile, { password }, send)).status).toBe(200);
    expect((await logIn(mobile, { password, privilegedPassword: 'x' }, send)).status).toBe(200);
  });

  it('[S26] does not travel under another nonce than the first one', async () => {
    const { mobile } = await anAccount(store.db, both);
    const send = client();
    const sealed = {
      ...(await sealFor(send, { password })),
      ...(await sealFor(send, { privilegedPassword })),
    };
    const answer = await send(encrypted, {
      json: { username: mobile, ...sealed },
      headers: await fetchCsrf(send),
    });
    expect(answer.body.message).toBe('密码加密失败，请稍后再试');
  });
});
