import type { approvalEndpoints } from '@/lib/contract/approval';
import { getUnreadApprovalCount } from '../queries/approvals';
import type { Handlers } from './call';

export const approvalRoutes = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': async ({ deps, scope }) => ({
    count: await getUnreadApprovalCount(deps.db, scope, deps.clock.now()),
  }),
} satisfies Handlers<typeof approvalEndpoints>;
