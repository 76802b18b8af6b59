import { retryAfterSeconds } from './retry-after';

const now = Date.parse('2026-11-18T02:07:00Z');

it.each([
  ['7', 7],
  ['0', undefined],
  ['-1', undefined],
  ['Wed, 18 Nov 2026 02:07:05 GMT', 5],
  ['Wed, 18 Nov 2026 02:06:00 GMT', undefined],
  ['999999999', 600],
  ['Wed, 18 Nov 2099 02:07:05 GMT', 600],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('[R23] Retry-After %p asks for %p seconds', (value, seconds) => {
  expect(retryAfterSeconds(value, now)).toBe(seconds);
});
