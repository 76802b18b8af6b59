import { frameOf } from './change-frames';
import type { OutboxChange } from './outbox-changes';

const start = { xid: 0n, id: 0n, at: 0 };
const change: OutboxChange = {
  companyId: 'c',
  xid: 7n,
  id: 1n,
  at: 60_000,
  kind: 'meeting',
  ids: ['m1'],
  staffId: null,
};

test('[UX-02] a personal change reaches that person alone', () => {
  const personal = { ...change, staffId: 'me' };
  expect(frameOf(personal, { staffId: 'me', after: start })).toContain('"ids":["m1"]');
  expect(frameOf(personal, { staffId: 'other', after: start })).toBe('');
});

test('[UX-02] [S46] of the people concerned each listener reads its own id alone', () => {
  const people: OutboxChange = { ...change, kind: 'staff', ids: ['me', 'other'] };
  expect(frameOf(people, { staffId: 'me', after: start })).toContain('"ids":["me"]');
  expect(frameOf(people, { staffId: 'stranger', after: start })).toBe('');
});

test('[UX-02] a change before the place of the listener is not repeated', () => {
  expect(frameOf(change, { staffId: 'me', after: { xid: 7n, id: 1n, at: 60_000 } })).toBe('');
});
