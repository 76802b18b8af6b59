import type { approvalEndpoints } from '@/lib/contract/approval';
import { getUnreadApprovalCount } from './queries/unread-count';
import type { Handlers } from '../kernel/handlers';
import { keptAnswer } from '../kernel/cache/company-cache';

export const approvalRoutes = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': (call) =>
    keptAnswer(call, {
      whose: 'caller',
      key: 'unread approvals',
      read: async () => ({
        count: await getUnreadApprovalCount(call.deps.db, call.caller, call.deps.clock.now()),
      }),
    }),
} satisfies Handlers<typeof approvalEndpoints>;
