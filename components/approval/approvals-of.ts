import type { Api } from '@/lib/client/api';
import { approvalsSentByMe, approvalsSentToMe } from '@/lib/query/approval';
import type { ApprovalView } from './approval-view';

/** The list of a view; server and screen must ask for the same. */
export const approvalsOf = (api: Api, { side, kind }: ApprovalView) =>
  side === 'sent' ? approvalsSentByMe(api, kind) : approvalsSentToMe(api, kind);
