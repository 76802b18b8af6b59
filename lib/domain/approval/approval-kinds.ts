/** The two halves of a list of requests (APR-01). */
export const approvalKinds = ['pending', 'processed'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
