import { unsealCache } from './unseal-cache';

const keepAll = (most: number, inputs: string[]) => {
  const seals = unsealCache<string>(most);
  for (const input of inputs) seals.keep(input, `opened ${input}`);
  return seals;
};

it('[S03] answers what was opened by the whole of what went in', () => {
  const seals = keepAll(2, ['seal/key']);
  expect(seals.get('seal/key')).toBe('opened seal/key');
  expect(seals.get('seal/kez')).toBeUndefined();
  expect(seals.get('seal/ke')).toBeUndefined();
});

it('[R30] keeps no more than so many, those that were asked for last', () => {
  const seals = keepAll(2, ['first', 'second']);
  seals.get('first');
  seals.keep('third', 'opened third');
  expect(['first', 'second', 'third'].map((input) => seals.get(input))).toEqual([
    'opened first',
    undefined,
    'opened third',
  ]);
});
