import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { ResponseOf } from '@/lib/contract/index';
import { noticeKeys } from './notice-keys';

export type UnreadNotices = ResponseOf<'GET /api-meeting/api/user/notices/actions/unread-count'>;

/** How many notices I have not read, and the reminders among them; on every page, so it stands apart from the list. */
export const unreadNotices = (api: Api) =>
  queryOptions({
    queryKey: noticeKeys.unread(),
    meta: { follows: [{ kind: 'notice' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/notices/actions/unread-count', { signal }),
  });
