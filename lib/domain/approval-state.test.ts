import { approvalState, approvalStatuses } from './approval-state';

describe('[APR-07] approval statuses come from one table', () => {
  it.each([
    ['AUDITING', 'AUDITING', 0, '审批中', undefined],
    ['AUDIT_AGREE', 'AGREE', 1, '已同意', undefined],
    ['AUDIT_REFUSE', 'REFUSE', 2, '已拒绝', '此申请未通过审批'],
    ['AUDIT_EXPIRED', 'EXPIRED', 3, '已过期', '此申请已过期'],
    ['AUDIT_REVOKE', 'REVOKED', 4, '已撤销', '此申请已撤销'],
  ])('%s, %s and %i are the same status', (status, variant, numeric, text, changed) => {
    for (const spelling of [status, variant, numeric]) {
      expect(approvalState(spelling)).toMatchObject({ status, text });
      expect(approvalState(spelling)?.changed).toBe(changed);
    }
  });

  it('an unknown status is none', () => {
    expect(approvalState('toString')).toBeUndefined();
    expect(approvalState(5)).toBeUndefined();
    expect(approvalStatuses).toHaveLength(5);
  });
});
