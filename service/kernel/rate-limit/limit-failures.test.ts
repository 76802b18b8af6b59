import { testClock, testDatabase, type TestDatabase } from '../../testing';
import { limitFailures } from './limit-failures';

let store: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const attempt = (name: string, outcome: () => Promise<string>) =>
  limitFailures({ db: store.db, clock }, { buckets: [{ name, burst: 3, everyMs: 10_000 }] }, outcome);
const right = () => Promise.resolve('open');
const wrong = () => Promise.reject(new Error('wrong'));

it('[S29] lets any number of right attempts through, and of wrong ones a few', async () => {
  for (let time = 0; time < 10; time += 1) expect(await attempt('a', right)).toBe('open');
  for (let time = 0; time < 3; time += 1) await expect(attempt('a', wrong)).rejects.toThrow('wrong');
  for (const outcome of [wrong, right])
    await expect(attempt('a', outcome)).rejects.toMatchObject({ status: 429 });
  clock.advance(10_000);
  expect(await attempt('a', right)).toBe('open');
});

it('[S29] counts before it judges: of parallel guesses no more than a few are judged', async () => {
  let judged = 0;
  const guess = async () => {
    judged += 1;
    return wrong();
  };
  await Promise.allSettled(Array.from({ length: 50 }, () => attempt('b', guess)));
  expect(judged).toBe(3);
});
