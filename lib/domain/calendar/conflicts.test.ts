import fc from 'fast-check';
import { overlaps } from '../booking/booking-window';
import { conflictsOf, conflictsWith, type ConflictFacts } from './conflicts';

const meeting = (
  id: string,
  [beginTime, endTime]: [number, number],
  rest: Partial<ConflictFacts> = {},
): ConflictFacts => ({
  id,
  beginTime,
  endTime,
  status: 'BEFORE',
  inviteState: 2,
  ...rest,
});
const idsOf = (...meetings: ConflictFacts[]) => [...conflictsOf(meetings)].sort();

describe('[SCH-02] the conflict mark', () => {
  it.each([
    ['overlapping meetings', [meeting('a', [10, 12]), meeting('b', [11, 13])], ['a', 'b']],
    ['touching meetings', [meeting('a', [10, 11]), meeting('b', [11, 12])], []],
    [
      'one within a long one',
      [meeting('a', [9, 18]), meeting('b', [10, 11]), meeting('c', [17, 19])],
      ['a', 'b', 'c'],
    ],
    ['one I refused', [meeting('a', [10, 12]), meeting('b', [11, 13], { inviteState: 1 })], []],
    ['one I am on leave from', [meeting('a', [10, 12]), meeting('b', [11, 13], { inviteState: 3 })], []],
    [
      'one I have not answered',
      [meeting('a', [10, 12]), meeting('b', [11, 13], { inviteState: 0 })],
      ['a', 'b'],
    ],
    [
      'one under approval',
      [meeting('a', [10, 12]), meeting('b', [11, 13], { status: 'AUDITING' })],
      ['a', 'b'],
    ],
    ['a cancelled one', [meeting('a', [10, 12]), meeting('b', [11, 13], { status: 'CANCEL' })], []],
    ['one that was ended', [meeting('a', [10, 12]), meeting('b', [11, 13], { status: 'FINISH' })], []],
  ])('%s', (_, meetings, ids) => {
    expect(idsOf(...meetings)).toEqual(ids);
  });

  it('marks exactly what overlaps another one', () => {
    const window = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(fc.array(window, { maxLength: 12 }), (windows) => {
        const meetings = windows.map(([begin, length], index) =>
          meeting(String(index), [begin, begin + length]),
        );
        const expected = meetings.filter((one) =>
          meetings.some((other) => other !== one && overlaps(one, other)),
        );
        expect(conflictsOf(meetings)).toEqual(new Set(expected.map((one) => one.id)));
      }),
    );
  });
});

test('[SCH-02] a conflict knows the meetings that it is with', () => {
  const mine = (_id: string, [beginTime, endTime]: [number, number], inviteState = 2) => ({
    meeting: { _id, beginTime, endTime, status: 'BEFORE' },
    inviteState,
  });
  const all = [mine('a', [9, 11]), mine('b', [10, 12]), mine('c', [11, 13]), mine('d', [10, 11], 1)];
  const idsWith = (record: (typeof all)[number]) =>
    conflictsWith(record, all).map(({ meeting: { _id } }) => _id);
  expect(all.map(idsWith)).toEqual([['b'], ['a', 'c'], ['b'], []]);
});
