import { approvalState, approvalStatuses } from './approval-state';

describe('[APR-07] approval statuses come from one table', () => {
  it.each([
    { status: 'AUDITING', variant: 'AUDITING', numeric: 0 },
    { status: 'AUDIT_AGREE', variant: 'AGREE', numeric: 1 },
    { status: 'AUDIT_REFUSE', variant: 'REFUSE', numeric: 2 },
    { status: 'AUDIT_EXPIRED', variant: 'EXPIRED', numeric: 3 },
    { status: 'AUDIT_REVOKE', variant: 'REVOKED', numeric: 4 },
  ])('$status, $variant and $numeric are the same status', ({ status, variant, numeric }) => {
    for (const spelling of [status, variant, numeric]) expect(approvalState(spelling)?.status).toBe(status);
  });

  it('an unknown status is none', () => {
    expect(approvalState('toString')).toBeUndefined();
    expect(approvalState(5)).toBeUndefined();
    expect(approvalStatuses).toHaveLength(5);
  });
});
