import { handOffExpiry } from './read-hand-off';

const day = 86_400_000;

describe('[SESS-02] a handed-over session', () => {
  it.each([
    ['none is given', null, 14 * day],
    ['it is no number', 'tomorrow', 14 * day],
    ['it is the year 9999', '253402300799000', 14 * day],
    ['it is negative', '-1', 14 * day],
    ['it is earlier', String(day), day],
    ['it is over', '0', 0],
  ])('[S14] lasts 14 days at most, and so long when %s', (_case, expireTime, expiry) => {
    expect(handOffExpiry(expireTime, 0)).toBe(expiry);
  });
});
