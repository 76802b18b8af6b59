import { atHand } from './at-hand';
import { inviteStates } from '../meeting/invite-state';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const minutes = (count: number) => count * 60_000;

const mine = (_id: string, [begin, end]: [string, string], inviteState: number = inviteStates.joined) => ({
  meeting: {
    _id,
    beginTime: at(begin),
    endTime: at(end),
    status: at(begin) <= at('10:07') ? 'DURING' : 'BEFORE',
  },
  inviteState,
});

describe('[SCH-02] where I have to be', () => {
  it('is in what runs, and then in what begins next', () => {
    const records = [
      mine('a', ['10:00', '10:30']),
      mine('b', ['11:00', '12:00']),
      mine('c', ['14:00', '15:00']),
    ];
    expect([...atHand(records, at('10:07'))]).toEqual([
      ['a', { when: 'now', ms: minutes(23) }],
      ['b', { when: 'next', ms: minutes(53) }],
    ]);
  });

  it('is in both of two that begin together', () => {
    const records = [mine('a', ['11:00', '12:00']), mine('b', ['11:00', '11:30'])];
    expect([...atHand(records, at('10:07')).keys()]).toEqual(['a', 'b']);
  });

  it.each([
    ['refused', inviteStates.refused],
    ['on leave from', inviteStates.onLeave],
    ['uninvited from', inviteStates.withdrawn],
  ])('is not in what I am %s', (_case, state) => {
    const records = [mine('a', ['10:00', '10:30'], state), mine('b', ['11:00', '12:00'], state)];
    expect(atHand(records, at('10:07')).size).toBe(0);
  });

  it('is nowhere when nothing is left', () => {
    expect(atHand([], at('10:07')).size).toBe(0);
  });
});
