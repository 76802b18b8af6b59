import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import { approvalText } from '@/lib/text/zh-cn/approval';

const messages: Partial<Record<ApprovalStatus, string>> = approvalText.changed;

/** The message about a request that is in another state than the screen said (APR-03); none where it was agreed to. */
export const changedMessage = (status: ApprovalStatus): string | undefined => messages[status];
