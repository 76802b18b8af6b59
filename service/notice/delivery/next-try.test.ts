import { nextTryAt } from './next-try';

test('[R23] a retry is spread over the second half of its wait', () => {
  const delivery = { tries: 1, dueAt: 0 };
  const at = (random: number) => nextTryAt(delivery, { now: 1_000, random: () => random });
  expect([at(0), at(0.5), at(1)]).toEqual([6_000, 8_500, 11_000]);
});
