import { unsealCache } from './unseal-cache';

const cacheOf = (most: number, inputs: string[]) => {
  const seals = unsealCache<{ data: string }>(most);
  for (const input of inputs) seals.set(input, { data: input });
  return seals;
};

it('[S03] answers what was opened by the whole of what went in', () => {
  const seals = cacheOf(2, ['seal/key']);
  expect(seals.get('seal/key')).toEqual({ data: 'seal/key' });
  expect(seals.get('seal/kez')).toBeUndefined();
  expect(seals.get('seal/ke')).toBeUndefined();
});

it('[R30] keeps no more than so many, those that were asked for last', () => {
  const seals = cacheOf(2, ['first', 'second']);
  seals.get('first');
  seals.set('third', { data: 'third' });
  expect(['first', 'second', 'third'].map((input) => seals.get(input))).toEqual([
    { data: 'first' },
    undefined,
    { data: 'third' },
  ]);
});
