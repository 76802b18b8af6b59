import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';

export const approvalKeys = {
  all: ['approval'] as const,
  unread: () => [...approvalKeys.all, 'unread'] as const,
};

/** How many approvals wait for me unread. */
export const unreadApprovals = (api: Api) =>
  queryOptions({
    queryKey: approvalKeys.unread(),
    meta: { follows: [{ kind: 'staff' }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count', { signal }),
  });
