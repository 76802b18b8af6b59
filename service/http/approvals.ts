import type { approvalEndpoints } from '@/lib/contract/approval';
import { getUnreadApprovalCount } from '../queries/approvals';
import type { Handlers } from './call';
import { keptAnswer } from './kept-answers';

export const approvalRoutes = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': (call) =>
    keptAnswer(call, {
      whose: 'caller',
      key: 'unread approvals',
      read: async () => ({
        count: await getUnreadApprovalCount(call.deps.db, call.scope, call.deps.clock.now()),
      }),
    }),
} satisfies Handlers<typeof approvalEndpoints>;
