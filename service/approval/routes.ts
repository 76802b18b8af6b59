import type { approvalEndpoints } from '@/lib/contract/approval';
import { getUnreadApprovalCount } from './queries/unread-count';
import type { Handlers } from '../kernel/handlers';

export const approvalRoutes = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': async ({ deps, caller }) => ({
    count: await getUnreadApprovalCount(deps.db, caller, deps.clock.now()),
  }),
} satisfies Handlers<typeof approvalEndpoints>;
