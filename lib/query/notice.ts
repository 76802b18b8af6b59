import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { ResponseOf } from '@/lib/contract/index';
import type { Notice } from '@/lib/contract/notice';
import { useApi } from './context/api-context';
import { noticeKeys } from './notice-keys';
import type { UnreadNotices } from './unread-notices';

type Page = ResponseOf<'GET /api-meeting/api/user/notices'>;
type Pages = InfiniteData<Page, string>;

/** My notices, newest first, by cursor. */
export const noticePages = (api: Api) =>
  infiniteQueryOptions({
    queryKey: noticeKeys.list(),
    meta: { follows: [{ kind: 'notice' }] },
    // Travels with a page from the server as JSON, which has no undefined.
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api-meeting/api/user/notices', { query: { ...(cursor !== '' && { cursor }) }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Shows notices as read before the service has answered (UX-03). */
async function showAsRead(queryClient: QueryClient, isRead: (notice: Notice) => boolean, count: number) {
  await queryClient.cancelQueries({ queryKey: noticeKeys.all });
  queryClient.setQueryData<Pages>(
    noticeKeys.list(),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.map((notice) => (isRead(notice) ? { ...notice, isRead: true } : notice)),
        })),
      },
  );
  queryClient.setQueryData<UnreadNotices>(
    noticeKeys.unread(),
    (unread) =>
      unread && {
        count: Math.max(0, unread.count - count),
        reminders: unread.reminders.filter((notice) => !isRead(notice)),
      },
  );
}

/** A call that reads notices. What it could not read shows again as unread: everything is read anew afterwards. */
function useReading<Input>({
  call,
  show,
}: {
  call: (api: Api, input: Input) => Promise<unknown>;
  show: (queryClient: QueryClient, input: Input) => Promise<void>;
}) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    retry: false,
    onMutate: (input) => show(queryClient, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.all }),
  });
}

/** Reads one notice: somebody opens it. */
export const useReadNotice = () =>
  useReading<Pick<Notice, 'id'>>({
    call: (api, { id }) =>
      api('POST /api-meeting/api/user/notices/{id}/actions/read', { params: { id }, keepalive: true }),
    show: (queryClient, { id }) => showAsRead(queryClient, (notice) => notice.id === id, 1),
  });

/** Reads all notices up to the newest one on the screen; one that comes meanwhile stays unread. */
export const useReadAllNotices = () =>
  useReading<{ until: number }>({
    call: (api, { until }) => api('POST /api-meeting/api/user/notices/actions/read-all', { body: { until } }),
    show: (queryClient, { until }) =>
      showAsRead(queryClient, ({ time }) => time <= until, Number.POSITIVE_INFINITY),
  });
