import { median, percentile, spread } from './statistics';

describe('the statistics of the bench', () => {
  it('takes the middle of an odd count, and the mean of the middle two of an even one', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('finds the value that a share of all does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('measures how far two runs lie apart by the smaller one, in either order', () => {
    expect(spread(100, 125)).toBe(0.25);
    expect(spread(125, 100)).toBe(0.25);
  });
});
