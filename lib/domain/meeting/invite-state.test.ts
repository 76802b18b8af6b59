import { canAnswer, inviteTag } from './invite-state';
import { meetingStatuses } from './meeting-state';

describe('[INV-03] invitations', () => {
  it.each([
    [0, '新邀请'],
    [1, '已拒绝'],
    [2, '已参加'],
    [3, '已请假'],
    [4, '已取消'],
    [5, undefined],
  ])('state %i reads %s', (state, text) => {
    expect(inviteTag(state)?.text).toBe(text);
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
