import { approvalStatuses } from '@/lib/domain/approval/approval-state';
import { approvalText } from './approval';

describe('[APR-07] approval statuses in words', () => {
  it('each has its word', () => {
    expect(approvalStatuses.map((status) => approvalText.status[status])).toEqual([
      '审批中',
      '已同意',
      '已拒绝',
      '已过期',
      '已撤销',
    ]);
  });

  it('[APR-03] a record that has moved on says so', () => {
    expect(approvalText.changed).toEqual({
      AUDIT_REFUSE: '此申请未通过审批',
      AUDIT_EXPIRED: '此申请已过期',
      AUDIT_REVOKE: '此申请已撤销',
    });
  });
});
