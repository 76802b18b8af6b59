import { aStaff, anAccount, aToken, rawClient, testDatabase, type TestDatabase } from '../../testing';

const unbind = 'POST /api-auth/api/user/account/weixin/actions/unbind';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const call = (token: string, openid: string) =>
  rawClient(store.db)(unbind, { headers: { authorization: `Bearer ${token}` }, json: { openid } });

const openidOf = async (id: string) =>
  (
    await store.db
      .selectFrom('account')
      .where('id', '=', id)
      .select('wechat_openid')
      .executeTakeFirstOrThrow()
  ).wechat_openid;

async function boundAccount(openid: string, changes: object = {}) {
  const { id } = await anAccount(store.db, { wechat_openid: openid });
  await store.db
    .updateTable('account')
    .set({ wechat_openid: openid, ...changes })
    .where('id', '=', id)
    .execute();
  return { id, token: await aToken(store.db, id) };
}

it('[AUTH-20] parts an account from its own social chat account', async () => {
  const { id, token } = await boundAccount('openid-1');
  expect((await call(token, 'openid-1')).status).toBe(204);
  expect(await openidOf(id)).toBeNull();
});

it('[AUTH-20] leaves another’s alone, and does not tell it from one that nobody has', async () => {
  const [victim, { token }] = await Promise.all([boundAccount('openid-2'), aStaff(store.db)]);
  const [foreign, unknown] = [await call(token, 'openid-2'), await call(token, 'openid-none')];
  expect(foreign).toMatchObject({ status: 403, body: { code: 403000 } });
  expect({ ...foreign.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' });
  expect(await openidOf(victim.id)).toBe('openid-2');
});

it('[AUTH-20] does not take the last way in', async () => {
  const { id, token } = await boundAccount('openid-3', { mobile: null, password_hash: null });
  expect(await call(token, 'openid-3')).toMatchObject({
    status: 409,
    body: { message: '这是您唯一的登录方式，请先设置密码后再解绑' },
  });
  expect(await openidOf(id)).toBe('openid-3');
});

it('[AUTH-20] takes it where a password is left', async () => {
  const { id, token } = await boundAccount('openid-4', { mobile: null, password_hash: '$scrypt$x' });
  expect((await call(token, 'openid-4')).status).toBe(204);
  expect(await openidOf(id)).toBeNull();
});
