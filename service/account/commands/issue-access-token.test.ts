import { limits } from '@/lib/domain/limits/limits';
import { hashSecret } from '../../kernel/secrets/secret';
import { anAccount, testClock, testDatabase, type TestDatabase, testNow } from '../../testing';
import { issueAccessToken } from './issue-access-token';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const client = { address: '203.0.113.7', device: 'Chrome · Windows' };

it('[SESS-01] [SESS-13] lets in for 14 days, and remembers from where, under an id that opens nothing', async () => {
  const { id } = await anAccount(store.db);
  const deps = { db: store.db, clock: testClock() };
  const { access_token: token, ...told } = await issueAccessToken(deps, id, client);
  expect(told).toEqual({ userId: id, expireTime: testNow + limits.sessionExpiryMs });
  const [row] = await store.db
    .selectFrom('access_token')
    .where('account_id', '=', id)
    .select(['id', 'token_hash', 'device', 'client_address', 'last_seen_at'])
    .execute();
  expect(row).toMatchObject({
    token_hash: hashSecret(token),
    device: client.device,
    client_address: client.address,
    last_seen_at: testNow,
  });
  expect(token).not.toContain(row?.id);
});
