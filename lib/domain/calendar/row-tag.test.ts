import { inviteStates } from '../meeting/invite-state';
import { rowTag } from './row-tag';

const { toConfirm, refused, joined, onLeave, withdrawn } = inviteStates;

describe('[SCH-02] the one tag of a row', () => {
  it.each([
    ['an invitation that was taken back', { status: 'CANCEL', inviteState: withdrawn }, 'invite'],
    ['one of a meeting that was called off', { status: 'CANCEL', inviteState: toConfirm }, 'status'],
    ['one that waits for an approver', { status: 'AUDITING', inviteState: joined, isAtHand: true }, 'status'],
    ['an open one that runs', { status: 'DURING', inviteState: toConfirm, isAtHand: true }, 'invite'],
    ['an open one in conflict', { status: 'BEFORE', inviteState: toConfirm, isConflict: true }, 'invite'],
    ['one that runs without me', { status: 'DURING', inviteState: onLeave }, 'invite'],
    ['one at hand in conflict', { status: 'BEFORE', isAtHand: true, isConflict: true }, 'atHand'],
    ['one that runs in conflict', { status: 'DURING', isConflict: true }, 'status'],
    [
      'one that runs under a countdown',
      { status: 'DURING', evidentStatus: 'DURING', isConflict: true },
      'conflict',
    ],
    [
      'one that I joined in conflict',
      { status: 'BEFORE', inviteState: joined, isConflict: true },
      'conflict',
    ],
    ['one that I joined', { status: 'BEFORE', inviteState: joined }, 'invite'],
    ['one that I refused', { status: 'FINISH', inviteState: refused, evidentStatus: 'FINISH' }, 'invite'],
    ['one that is over among others', { status: 'FINISH', inviteState: joined }, 'status'],
    ['one that is archived among those over', { status: 'FILED', evidentStatus: 'FINISH' }, 'status'],
    ['one that is over with those over', { status: 'FINISH', evidentStatus: 'FINISH' }, undefined],
    [
      'one that is over and was never answered',
      { status: 'FINISH', inviteState: toConfirm, evidentStatus: 'FINISH' },
      undefined,
    ],
    ['one to come', { status: 'BEFORE' }, undefined],
  ] as const)('of %s', (_case, facts, tag) => {
    expect(rowTag(facts)).toBe(tag);
  });
});
