import { approvalKinds, type ApprovalKind } from '@/lib/domain/approval/approval-kinds';

export const approvalSides = ['received', 'sent'] as const;
export type ApprovalSide = (typeof approvalSides)[number];

/** One of the four lists of the approval centre (APR-01). */
export type ApprovalView = { kind: ApprovalKind; side: ApprovalSide };

type Query = { get(name: string): string | null };

const oneOf = <T extends string>(values: readonly T[], value: string | null, fallback: T): T =>
  values.find((each) => each === value) ?? fallback;

/** The list that the address requests; missing or invalid parts mean what waits for the person at the screen. */
export const approvalView = (query: Query): ApprovalView => ({
  kind: oneOf(approvalKinds, query.get('state'), 'pending'),
  side: oneOf(approvalSides, query.get('side'), 'received'),
});

export const approvalHref = ({ kind, side }: ApprovalView) => `/approval-center?state=${kind}&side=${side}`;

const detailPages: Record<ApprovalSide, string> = {
  received: '/received-approval-detail',
  sent: '/initiated-approval-detail',
};

/** The page of one request, as its auditor or its applicant sees it (APR-02). */
export const requestHref = (id: string, side: ApprovalSide) =>
  `${detailPages[side]}/${encodeURIComponent(id)}`;
