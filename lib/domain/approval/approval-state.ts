import { approvalText } from '@/lib/text/zh-cn/approval';

type Row = {
  /** What the service sends. */
  status: string;
  /** The store's own spelling (§4). */
  variant: string;
  numeric: number;
  text: string;
  /** What a person is told when the record they open has moved on to this status (APR-03). */
  changed?: string;
};

/** §4 spells approval statuses in two sets of strings and one of numbers; this is the only table of them. */
const rows = [
  { status: 'AUDITING', variant: 'AUDITING', numeric: 0, text: approvalText.status.auditing },
  { status: 'AUDIT_AGREE', variant: 'AGREE', numeric: 1, text: approvalText.status.agreed },
  {
    status: 'AUDIT_REFUSE',
    variant: 'REFUSE',
    numeric: 2,
    text: approvalText.status.refused,
    changed: approvalText.changed.refused,
  },
  {
    status: 'AUDIT_EXPIRED',
    variant: 'EXPIRED',
    numeric: 3,
    text: approvalText.status.expired,
    changed: approvalText.changed.expired,
  },
  {
    status: 'AUDIT_REVOKE',
    variant: 'REVOKED',
    numeric: 4,
    text: approvalText.status.revoked,
    changed: approvalText.changed.revoked,
  },
] as const satisfies readonly Row[];

export type ApprovalStatus = (typeof rows)[number]['status'];
export type ApprovalRow = Row & { status: ApprovalStatus };

/** Every approval status that the service sends. */
export const approvalStatuses: readonly ApprovalStatus[] = rows.map((row) => row.status);

/**
 * Reads an approval status in any of its three spellings.
 *
 * @example
 * approvalState('REVOKED')?.status //=> 'AUDIT_REVOKE'
 * approvalState(1)?.text //=> '已同意'
 * approvalState('?') //=> undefined
 */
export function approvalState(value: string | number): ApprovalRow | undefined {
  return rows.find((row) => row.status === value || row.variant === value || row.numeric === value);
}
