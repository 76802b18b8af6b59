export type Random = {
  /** An integer from `least` to `greatest`, both included. */
  between(least: number, greatest: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Different items, fewer when there are not enough. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  chance(probability: number): boolean;
};

/** A stream of numbers that is the same on every start (mulberry32), so that the demo is always the same. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, greatest: number) => least + Math.floor(next() * (greatest - least + 1));
  return {
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    sample(items, count) {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(between(0, rest.length - 1), 1),
      ).flat();
    },
    chance: (probability) => next() < probability,
  };
}
