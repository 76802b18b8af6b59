import { invitationTarget } from './invitation-target';

const open = { inviteState: 0, status: 'BEFORE', meetingNo: '1024', canAnswer: true } as const;

test.each([
  ['waits for an answer', open, undefined],
  ['is refused', { ...open, inviteState: 1 }, '/details/1024?mode=refuse'],
  ['is withdrawn', { ...open, inviteState: 4 }, '/details/1024?mode=withdraw'],
  [
    'is of a cancelled meeting',
    { ...open, status: 'CANCEL' as const, canAnswer: false },
    '/details/1024?mode=cancel',
  ],
  ['is joined', { ...open, inviteState: 2 }, '/details/1024'],
  ['is over without an answer', { ...open, status: 'FINISH' as const, canAnswer: false }, '/details/1024'],
  ['is another person’s', { ...open, inviteState: undefined, canAnswer: false }, '/details/1024'],
])('[INV-04] an invitation that %s', (_, invitation, target) => {
  expect(invitationTarget(invitation)).toBe(target);
});

test.each([
  ['schedule', '/schedule'],
  ['home', '/'],
  ['//evil.example', '/details/1024'],
])('[INV-04] somebody who joined and comes from %s goes to %s', (from, target) => {
  expect(invitationTarget({ ...open, inviteState: 2 }, from)).toBe(target);
});
