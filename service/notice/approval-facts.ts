import type { NoticeFacts } from '@/lib/contract/notice';
import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';

/** The facts of one request for approval. */
export const approvalFacts = (request: {
  id: string;
  status: ApprovalStatus;
  room_name: string | null;
  service_name: string | null;
  reason: string | null;
  refuse_reason: string | null;
}): NonNullable<NoticeFacts['approval']> => ({
  recordId: request.id,
  status: request.status,
  thing: request.room_name ?? request.service_name ?? '',
  ...(request.reason !== null && { reason: request.reason }),
  ...(request.refuse_reason !== null && { refuseReason: request.refuse_reason }),
});
