import { canAnswer, inviteTag } from './invite-state';
import { meetingStatuses } from './meeting-state';

describe('[INV-03] invitations', () => {
  it.each([
    [0, { code: 'toConfirm', tone: 'neutral' }],
    [1, { code: 'refused', tone: 'danger' }],
    [2, { code: 'joined', tone: 'running' }],
    [3, { code: 'onLeave', tone: 'held' }],
    [4, { code: 'withdrawn', tone: 'muted' }],
    [5, undefined],
  ])('state %i has the tag %p', (state, tag) => {
    expect(inviteTag(state)).toEqual(tag);
  });

  it('can be answered, and the answer changed, until the meeting is over, cancelled or archived', () => {
    for (const state of [0, 1, 2, 3]) {
      const open = meetingStatuses.filter((status) => canAnswer(state, status));
      expect(open).toEqual(['BEFORE', 'DURING', 'AUDITING']);
    }
  });

  it('takes no answer once withdrawn', () => {
    expect(meetingStatuses.filter((status) => canAnswer(4, status))).toEqual([]);
  });
});
