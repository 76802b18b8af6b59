import { inviteTag } from '@/lib/domain/meeting/invite-state';
import { readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { meetingText } from './meeting';

describe('states of a meeting in words', () => {
  it.each([
    ['BEFORE', '待开始'],
    ['DURING', '会议中'],
    ['CANCEL', '已取消'],
    ['FINISH', '已结束'],
    ['FILED', '已归档'],
    ['AUDITING', '审批中'],
    ['AUDIT_REFUSE', '审批未通过'],
    ['AUDIT_REJECT', '审批未通过'],
    ['AUDIT_REVOKE', '已撤销'],
    ['AUDIT_EXPIRED', '已过期'],
    ['AUDIT_EXPIRE', '已过期'],
  ])('[SCH-03] %s shows the tag %s', (spelling, text) => {
    const status = readMeetingStatus(spelling)?.status;
    expect(status && meetingText.status[status]).toBe(text);
  });

  it.each([
    [0, '新邀请'],
    [1, '已拒绝'],
    [2, '已参加'],
    [3, '已请假'],
    [4, '已取消'],
  ])('[INV-03] invite state %i reads %s', (state, text) => {
    const code = inviteTag(state)?.code;
    expect(code && meetingText.invite[code]).toBe(text);
  });
});
