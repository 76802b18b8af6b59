type Row = {
  /** The status that the service sends. */
  status: string;
  /** The store's own spelling. */
  variant: string;
  numeric: number;
};

/** Approval statuses come in two sets of strings and one of numbers (APR-07); this is the only table of them. */
const rows = [
  { status: 'AUDITING', variant: 'AUDITING', numeric: 0 },
  { status: 'AUDIT_AGREE', variant: 'AGREE', numeric: 1 },
  { status: 'AUDIT_REFUSE', variant: 'REFUSE', numeric: 2 },
  { status: 'AUDIT_EXPIRED', variant: 'EXPIRED', numeric: 3 },
  { status: 'AUDIT_REVOKE', variant: 'REVOKED', numeric: 4 },
] as const satisfies readonly Row[];

export type ApprovalStatus = (typeof rows)[number]['status'];
export type ApprovalRow = Row & { status: ApprovalStatus };

/** Every approval status that the service sends. */
export const approvalStatuses: readonly ApprovalStatus[] = rows.map((row) => row.status);

/**
 * Reads an approval status in any of its three spellings; `approvalText.status` words it.
 *
 * @example
 * approvalState('REVOKED')?.status //=> 'AUDIT_REVOKE'
 * approvalState(1)?.status //=> 'AUDIT_AGREE'
 * approvalState('?') //=> undefined
 */
export function approvalState(value: string | number): ApprovalRow | undefined {
  return rows.find((row) => row.status === value || row.variant === value || row.numeric === value);
}
