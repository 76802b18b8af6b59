import { testClock, testDatabase, type TestDatabase, testNow } from '../../testing';
import type { Bucket } from './buckets';
import { refundTokens, consumeTokens } from './consume-tokens';

let store: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());
beforeEach(() => clock.set(testNow));

const bucket = (name: string, burst = 3, everyMs = 10_000): Bucket => ({ name, burst, everyMs });
const take = (...buckets: Bucket[]) => consumeTokens({ db: store.db, clock }, buckets);
const names = async () =>
  (await store.db.selectFrom('rate_bucket').select('name').execute()).map(({ name }) => name);

it('[S29] gives out a burst, then one at a time, and says how many seconds are left', async () => {
  for (let taken = 0; taken < 3; taken += 1) await take(bucket('a'));
  await expect(take(bucket('a'))).rejects.toMatchObject({
    code: 429000,
    status: 429,
    message: '操作频繁，请稍后再试',
    data: { seconds: 10 },
    retryAfterSeconds: 10,
  });
  clock.advance(7_001);
  await expect(take(bucket('a'))).rejects.toMatchObject({ data: { seconds: 3 } });
  clock.advance(2_999);
  await take(bucket('a'));
  await expect(take(bucket('a'))).rejects.toMatchObject({ data: { seconds: 10 } });
});

it('[S29] never holds more than its burst, however long nobody came', async () => {
  await take(bucket('b'));
  clock.advance(86_400_000);
  for (let taken = 0; taken < 3; taken += 1) await take(bucket('b'));
  await expect(take(bucket('b'))).rejects.toMatchObject({ code: 429000 });
});

it('[S21] [S29] gives 200 parallel calls no more than there is, on as many connections as there are', async () => {
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => take(bucket('c', 5))));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('[S21] takes from all buckets or from none', async () => {
  await take(bucket('small', 1));
  for (let tried = 0; tried < 3; tried += 1) {
    await expect(take(bucket('large'), bucket('small', 1))).rejects.toMatchObject({ data: { seconds: 10 } });
  }
  for (let taken = 0; taken < 3; taken += 1) await take(bucket('large'));
});

it('[AUTH-03] puts back what was taken for nothing, but never more than fits', async () => {
  await take(bucket('d', 1));
  await refundTokens({ db: store.db, clock }, [bucket('d', 1)]);
  await refundTokens({ db: store.db, clock }, [bucket('d', 1)]);
  await take(bucket('d', 1));
  await expect(take(bucket('d', 1))).rejects.toMatchObject({ code: 429000 });
});

it('[S29] forgets buckets that are full again, and only those', async () => {
  await take(bucket('soon', 3, 1_000));
  await take(bucket('late', 3, 60_000));
  clock.advance(1_000);
  await take(bucket('other'));
  expect(await names()).not.toContain('soon');
  expect(await names()).toContain('late');
});

it('[S29] does not open earlier because a replica’s clock is behind', async () => {
  await take(bucket('e', 1));
  clock.set(testNow - 60_000);
  await expect(take(bucket('e', 1))).rejects.toMatchObject({ data: { seconds: 10 } });
});
