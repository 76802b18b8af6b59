import { approvalState, approvalStatuses } from './approval-state';

describe('[APR-07] approval statuses come from one table', () => {
  it.each([
    { status: 'AUDITING', variant: 'AUDITING', numeric: 0, text: '审批中', changed: undefined },
    { status: 'AUDIT_AGREE', variant: 'AGREE', numeric: 1, text: '已同意', changed: undefined },
    { status: 'AUDIT_REFUSE', variant: 'REFUSE', numeric: 2, text: '已拒绝', changed: '此申请未通过审批' },
    { status: 'AUDIT_EXPIRED', variant: 'EXPIRED', numeric: 3, text: '已过期', changed: '此申请已过期' },
    { status: 'AUDIT_REVOKE', variant: 'REVOKED', numeric: 4, text: '已撤销', changed: '此申请已撤销' },
  ])('$status, $variant and $numeric are the same status', ({ status, variant, numeric, text, changed }) => {
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
