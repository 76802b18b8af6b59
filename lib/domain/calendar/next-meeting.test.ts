import { atHand } from './at-hand';
import { freeGaps } from './free-gaps';
import { nextMeeting } from './next-meeting';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const now = at('10:07');

const mine = (_id: string, [begin, end]: [string, string], inviteState = 2) => ({
  meeting: {
    _id,
    beginTime: at(begin),
    endTime: at(end),
    status: at(begin) <= now ? 'DURING' : 'BEFORE',
  },
  inviteState,
});

describe('[SCH-02] the meeting that stands first', () => {
  const next = (records: ReturnType<typeof mine>[]) =>
    nextMeeting(records, atHand(records, now))?.record.meeting._id;

  it.each([
    [
      'runs, while the next one is further away',
      [mine('a', ['10:00', '10:30']), mine('b', ['10:30', '11:00'])],
      'a',
    ],
    ['begins within ten minutes', [mine('a', ['10:00', '10:30']), mine('b', ['10:15', '11:00'])], 'b'],
    ['began last of those that run', [mine('a', ['09:00', '12:00']), mine('b', ['10:00', '11:00'])], 'b'],
    ['comes next, when none runs', [mine('a', ['11:00', '11:30']), mine('b', ['14:00', '15:00'])], 'a'],
  ] as const)('%s', (_case, records, id) => expect(next([...records])).toBe(id));

  it('is none when nothing is left for me', () => {
    expect(next([mine('a', ['11:00', '11:30'], 1)])).toBeUndefined();
  });
});

describe('[SCH-01] free time between meetings', () => {
  const gaps = (records: ReturnType<typeof mine>[]) =>
    [...freeGaps(records, now)].map(([id, { beginTime, endTime }]) => [id, beginTime, endTime]);

  it('reaches from the last end so far to the next start', () => {
    expect(
      gaps([mine('a', ['09:30', '12:00']), mine('b', ['10:00', '10:30']), mine('c', ['13:00', '14:00'])]),
    ).toEqual([['c', at('12:00'), at('13:00')]]);
  });

  it('begins no earlier than the next quarter hour', () => {
    expect(gaps([mine('a', ['09:00', '10:00']), mine('b', ['11:00', '12:00'])])).toEqual([
      ['b', at('10:15'), at('11:00')],
    ]);
  });

  it.each([
    ['a short break', [mine('a', ['10:00', '10:30']), mine('b', ['10:45', '11:30'])]],
    ['time before the first', [mine('a', ['14:00', '15:00'])]],
    [
      'time before a meeting that I refused',
      [mine('a', ['10:00', '10:30']), mine('b', ['12:00', '13:00'], 1)],
    ],
  ])('is not %s', (_case, records) => expect(gaps(records)).toEqual([]));
});
