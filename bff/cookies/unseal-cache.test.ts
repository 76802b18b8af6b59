import { unsealCache } from './unseal-cache';

const opened = (input: string) => ({ data: `opened ${input}` });

const cacheOf = (max: number, inputs: string[]) => {
  const cache = unsealCache<{ data: string }>(max);
  for (const input of inputs) cache.set(input, opened(input));
  return cache;
};

it('[S03] answers what was opened by the whole of what went in', () => {
  const cache = cacheOf(2, ['seal/key']);
  expect(cache.get('seal/key')).toEqual(opened('seal/key'));
  expect(cache.get('seal/kez')).toBeUndefined();
  expect(cache.get('seal/ke')).toBeUndefined();
});

it('[R30] keeps no more than so many, those that were asked for last', () => {
  const cache = cacheOf(2, ['first', 'second']);
  cache.get('first');
  cache.set('third', opened('third'));
  expect(['first', 'second', 'third'].map((input) => cache.get(input))).toEqual([
    opened('first'),
    undefined,
    opened('third'),
  ]);
});
