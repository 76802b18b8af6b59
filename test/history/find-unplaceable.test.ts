import { findUnplaceable, type SequentialModel } from './find-unplaceable';

type Call = { startedAt: number; endedAt: number; write?: number; read?: number };

const register: SequentialModel<Call, number> = {
  initial: 0,
  step: (value, { write, read }) => write ?? (read === value ? value : undefined),
  keyOf: String,
};
const write = (value: number, startedAt: number, endedAt: number): Call => ({
  write: value,
  startedAt,
  endedAt,
});
const read = (value: number, startedAt: number, endedAt: number): Call => ({
  read: value,
  startedAt,
  endedAt,
});

test.each([
  ['nothing at all', []],
  ['calls one after the other', [write(1, 0, 1), read(1, 2, 3), write(2, 4, 5), read(2, 6, 7)]],
  ['a read beside a write, that saw it', [write(1, 0, 10), read(1, 2, 3)]],
  ['a read beside a write, that did not see it yet', [write(1, 0, 10), read(0, 2, 3)]],
  ['a write without an end, seen late', [write(1, 0, Infinity), read(0, 5, 6), read(1, 7, 8)]],
  [
    'two writes side by side, in the order that a reader saw',
    [write(1, 0, 9), write(2, 1, 9), read(1, 10, 11)],
  ],
])('[R40] an order is found for %s', (_, calls) => {
  expect(findUnplaceable(calls, register)).toBeUndefined();
});

test.each([
  ['a read that missed a write which was over', [write(1, 0, 1), read(0, 2, 3)]],
  ['a value that was seen and then no more', [write(1, 0, 10), read(1, 2, 3), read(0, 4, 5)]],
  ['a value that nobody wrote', [write(1, 0, 1), read(7, 0, 9)]],
  [
    'two readers who saw two writes in opposite orders',
    [write(1, 0, 9), write(2, 0, 9), read(1, 10, 11), read(2, 12, 13)],
  ],
])('[R40] no order is found for %s', (_, calls) => {
  expect(findUnplaceable(calls, register)).toBe(calls.at(-1));
});

test('[R40] a long history of many at once is judged', () => {
  const calls = Array.from({ length: 2_000 }, (_, index) => write(index, index, index + 8));
  expect(findUnplaceable([...calls, read(1_999, 3_000, 3_001)], register)).toBeUndefined();
});
