import { spentTokens } from './spent-tokens';

describe('[S15] tokens that a service cannot trade', () => {
  it('are good once, until they are dead anyway', () => {
    const { spend } = spentTokens(10);
    expect(spend('a', { until: 100, now: 0 })).toBe(true);
    expect(spend('a', { until: 100, now: 99 })).toBe(false);
    expect(spend('b', { until: 100, now: 99 })).toBe(true);
    expect(spend('a', { until: 300, now: 100 })).toBe(true);
  });

  it('take a bounded place: the dead go first, then the oldest', () => {
    const { spend } = spentTokens(3);
    spend('short', { until: 10, now: 0 });
    for (const token of ['a', 'b']) spend(token, { until: 100, now: 0 });
    spend('c', { until: 100, now: 20 });
    expect(['a', 'b', 'c'].map((token) => spend(token, { until: 100, now: 20 }))).toEqual([
      false,
      false,
      false,
    ]);
    spend('d', { until: 100, now: 20 });
    expect(['b', 'c', 'd'].map((token) => spend(token, { until: 100, now: 20 }))).toEqual([
      false,
      false,
      false,
    ]);
    expect(spend('a', { until: 100, now: 20 })).toBe(true);
  });
});
