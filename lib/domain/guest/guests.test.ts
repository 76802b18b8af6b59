import { guestLimits } from '../limits/notices/guest-limits';
import { guestProblem, isEmail, uniqueGuests } from './guests';

const guest = { name: '李雷', email: 'li@example.com' };

test.each(['li@example.com', 'li.lei+x@mail.example.com.cn', "o'neil@example.org"])(
  '[BOOK-02] %s is an address',
  (email) => expect(isEmail(email)).toBe(true),
);

test.each([
  ...['', 'li', 'li@', '@example.com', 'li@example', 'li @example.com', '李雷 <li@example.com>'],
  ...['li@example.com,x@example.com', 'li@example.com\r\nBcc: x@example.com', 'li@exa_mple.com'],
  ...[
    '-oProxy@example.com',
    '|id@example.com',
    'li@-a.com',
    '"li"@example.com',
    `${'a'.repeat(250)}@example.com`,
  ],
])('[BOOK-02] [S48] %j is none', (email) => expect(isEmail(email)).toBe(false));

test.each([
  ['a name', { ...guest, name: ' ' }, 'name'],
  ['a shorter name', { ...guest, name: '长'.repeat(guestLimits.nameMaxLength + 1) }, 'name'],
  ['a name on one line', { ...guest, name: '李\n雷' }, 'name'],
  ['a name that does not turn the line', { ...guest, name: '李\u202e雷' }, 'name'],
  ['an address', { ...guest, email: 'li@' }, 'email'],
  ['another address', { ...guest, email: 'HAN@example.com' }, 'twice'],
] as const)('[BOOK-02] a guest needs %s', (_, each, problem) => {
  expect(guestProblem(each, [{ name: '韩梅梅', email: 'han@example.com' }])).toBe(problem);
});

test('[BOOK-02] fifty are enough', () => {
  const many = Array.from({ length: guestLimits.mostGuests }, (_, index) => ({
    name: '来宾',
    email: `guest${index}@example.com`,
  }));
  expect(guestProblem(guest, many.slice(1))).toBeUndefined();
  expect(guestProblem(guest, many)).toBe('tooMany');
});

test('[BOOK-02] of two with one address the first stays, in its place', () => {
  const other = { name: '韩梅梅', email: 'han@example.com' };
  expect(uniqueGuests([guest, other, { name: '另一位', email: 'LI@example.com' }])).toEqual([guest, other]);
});
