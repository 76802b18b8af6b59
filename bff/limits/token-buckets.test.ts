import { tokenBuckets } from './token-buckets';

const now = 1_000_000;

it('[S29] gives out a burst, then one at a time, and says how long the next one takes', () => {
  const buckets = tokenBuckets({ burst: 2, everyMs: 1_000 }, 10);
  expect([0, 0, 250].map((later) => buckets.take('a', now + later))).toEqual([0, 0, 750]);
  expect(buckets.take('a', now + 1_000)).toBe(0);
  expect(buckets.take('a', now + 1_000)).toBe(1_000);
});

it('[S29] holds no more than the burst, however long nobody came, and loses nothing to a clock that was set back', () => {
  const buckets = tokenBuckets({ burst: 2, everyMs: 1_000 }, 10);
  buckets.take('a', now);
  expect([1, 2, 3].map(() => buckets.take('a', now + 3_600_000) > 0)).toEqual([false, false, true]);
  expect(buckets.take('a', now)).toBeGreaterThan(0);
  expect(buckets.take('a', now + 3_601_000)).toBe(0);
});

it('[S29] remembers no more keys than it may, and forgets the one that nobody asked for the longest', () => {
  const buckets = tokenBuckets({ burst: 1, everyMs: 1_000 }, 3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) buckets.take(key, now);
  for (let number = 0; number < 1_000; number += 1) {
    buckets.take(`stranger ${number}`, now);
    buckets.take('a', now);
  }
  expect(buckets.size).toBe(3);
  expect(buckets.take('a', now)).toBeGreaterThan(0);
  expect(buckets.take('b', now)).toBe(0);
});

it('[S29] says what is missing without taking anything, and remembers nobody for being asked', () => {
  const buckets = tokenBuckets({ burst: 1, everyMs: 1_000 }, 10);
  expect([buckets.missing('a', now), buckets.missing('a', now), buckets.size]).toEqual([0, 0, 0]);
  expect(buckets.take('a', now)).toBe(0);
  expect([0, 400, 1_000].map((later) => buckets.missing('a', now + later))).toEqual([1_000, 600, 0]);
});
