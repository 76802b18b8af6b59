import type { KyselyPlugin } from 'kysely';
import { activeSessionSchema } from '@/lib/contract/account';
import { hashSecret } from '../kernel/secrets/secret';
import { limits } from '@/lib/domain/limits/limits';
import { aStaff, recheckRecorder, loggedIn, rawClient, type TestStaff, testNow, testStore } from '../testing';
import { issueAccessToken } from './commands/issue-access-token';

const list = 'GET /api-auth/api/user/account/sessions';
const all = 'DELETE /api-auth/api/user/account/sessions';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';

const { store, clock } = testStore();

const send = (...call: Parameters<ReturnType<typeof rawClient>>) => rawClient(store.db, { clock })(...call);

async function sessionsOf({ headers }: Pick<TestStaff, 'headers'>) {
  const { body } = await send(list, { headers });
  return activeSessionSchema.strict().array().parse(body);
}

const statusOf = async ({ headers }: Pick<TestStaff, 'headers'>) =>
  (await send(userinfo, { headers })).status;

it('[AUTH-20] [AUTH-08] an account tells itself what it is known by, and nothing secret', async () => {
  const me = await aStaff(store.db, { password_hash: 'a hash' });
  const read = async () => (await send('GET /api-auth/api/user/account', { headers: me.headers })).body;
  const plain = { userId: me.accountId, username: me.mobile, mobile: me.mobile, hasPassword: true };
  expect(await read()).toEqual(plain);

  await store.db
    .updateTable('account')
    .set({ wechat_openid: 'openid-1', password_hash: null })
    .where('id', '=', me.accountId)
    .execute();
  await store.db
    .insertInto('account_identity')
    .values({
      account_id: me.accountId,
      issuer: 'https://id.example.com',
      subject: 'subject-1',
      created_at: new Date(testNow),
    })
    .execute();
  expect(await read()).toEqual({
    ...plain,
    hasPassword: false,
    weixin: { openid: 'openid-1' },
    sso: { issuer: 'https://id.example.com' },
  });
});

describe('where one is logged in', () => {
  it('lists living sessions with device, address and time, the last seen first', async () => {
    const me = await aStaff(store.db);
    await store.db
      .updateTable('access_token')
      .set({ last_seen_at: new Date(testNow - 10_000) })
      .where('account_id', '=', me.accountId)
      .execute();
    const deps = { db: store.db, clock };
    await issueAccessToken(deps, me.accountId, { address: '203.0.113.7', device: 'Chrome · Windows' });
    const over = await issueAccessToken(deps, me.accountId, {});
    await send('POST /api-auth/api/user/auth/logout', {
      headers: { authorization: `Bearer ${over.access_token}` },
    });

    expect(await sessionsOf(me)).toEqual([
      {
        id: expect.any(String) as string,
        device: 'Chrome · Windows',
        clientAddress: '203.0.113.7',
        createTime: testNow,
        lastSeenTime: testNow,
        current: false,
      },
      {
        id: expect.any(String) as string,
        createTime: testNow - 86_400_000,
        lastSeenTime: testNow - 10_000,
        current: true,
      },
    ]);
    clock.advance(limits.sessionExpiryMs);
    expect((await send(list, { headers: me.headers })).status).toBe(401);
  });

  it('[SESS-13] ends one other place at once, and has its live stream asked again', async () => {
    const me = await aStaff(store.db);
    const [other, third] = [await loggedIn(store.db, me), await loggedIn(store.db, me)];
    const id = (await sessionsOf(other)).find(({ current }) => current)?.id;
    const changes = recheckRecorder();
    const call = rawClient(store.db, { clock, changes: changes.hub });
    expect((await call(`${all}/${id}`, { headers: me.headers })).status).toBe(204);
    expect(changes.rechecked()).toEqual([hashSecret(other.token).toString('hex')]);
    expect(await Promise.all([other, third, me].map(statusOf))).toEqual([401, 200, 200]);
    expect(await sessionsOf(me)).toHaveLength(2);
  });

  it('[SESS-13] ends all other places at once, and nobody else’s', async () => {
    const me = await aStaff(store.db);
    const others = [await loggedIn(store.db, me), await loggedIn(store.db, me)];
    const stranger = await aStaff(store.db, { company_id: me.companyId });
    expect((await send(all, { headers: me.headers })).status).toBe(204);
    expect(await Promise.all([...others, me, stranger].map(statusOf))).toEqual([401, 401, 200, 200]);
    expect((await send(all, { headers: me.headers })).status).toBe(204);
  });

  it('[S44] knows no session of another account, nor one that is over, nor the one that asks', async () => {
    const me = await aStaff(store.db);
    const stranger = await aStaff(store.db, { company_id: me.companyId });
    const other = await loggedIn(store.db, me);
    const idOf = async (person: TestStaff) =>
      (await sessionsOf(person)).find(({ current }) => current)?.id ?? '';
    const over = await idOf(other);
    await send('POST /api-auth/api/user/auth/logout', { headers: other.headers });
    for (const id of [await idOf(stranger), over, await idOf(me), 'x', '__proto__']) {
      const { status, body } = await send(`${all}/${id}`, { headers: me.headers });
      expect([status, body.code]).toEqual([404, 404000]);
    }
    expect(await statusOf(stranger)).toBe(200);
    expect(await statusOf(me)).toBe(200);
  });
});

describe('when a session was seen last', () => {
  const seen = async ({ accountId }: TestStaff) => {
    const [row] = await store.db
      .selectFrom('access_token')
      .where('account_id', '=', accountId)
      .select('last_seen_at')
      .execute();
    return row?.last_seen_at;
  };

  /** The service as ever, with a count of the statements that change something. */
  function counted() {
    let writes = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode') writes += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const call = rawClient(store.db.withPlugin(counting), { clock });
    return { call, writes: () => writes };
  }

  it('is noted once a minute, however many calls there are, and no call waits for it', async () => {
    const me = await aStaff(store.db);
    const { call, writes } = counted();
    const calls = (count: number) =>
      Promise.all(Array.from({ length: count }, () => call(userinfo, { headers: me.headers })));
    await calls(20);
    await until(async () => (await seen(me)) === testNow);
    expect(writes()).toBe(1);

    clock.advance(limits.lastSeenMs - 1);
    await calls(20);
    expect(writes()).toBe(1);

    clock.advance(1);
    await calls(20);
    await until(async () => (await seen(me)) === testNow + limits.lastSeenMs);
    expect(writes()).toBe(2);
  });

  it('is not touched by a call that was refused', async () => {
    const me = await aStaff(store.db);
    const { call, writes } = counted();
    const foreign = { ...me.headers, 'x-user-id': (await aStaff(store.db)).accountId };
    expect((await call(userinfo, { headers: foreign })).status).toBe(403);
    expect(writes()).toBe(0);
  });
});

/** What happens beside a call is there a moment after its answer. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
