import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { Feed } from '@/lib/contract/feed';
import { useApi } from './context/api-context';

const feedKeys = { all: ['feeds'] as const };

/** BEY-11: my calendar feeds, of my meetings and of rooms, with the keys of their addresses. */
export const feeds = (api: Api) =>
  queryOptions({
    queryKey: feedKeys.all,
    meta: { follows: [{ kind: 'config' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/feeds', { signal }),
  });

/** Whether a feed is of this room, or without a room of one's own meetings. */
export const isFeedOf = (roomId: string | undefined) => (feed: Feed) => feed.roomId === roomId;

/** Makes the feed of a room, or of one's own meetings; `rotate` ends the address that it has. */
export function useMakeFeed(roomId: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rotate: boolean) =>
      api('PUT /api-meeting/api/user/feeds', { body: { rotate, ...(roomId !== undefined && { roomId }) } }),
    retry: false,
    onSuccess: (feed) =>
      queryClient.setQueryData<Feed[]>(feedKeys.all, (all) => [
        ...(all ?? []).filter((other) => other.feedId !== feed.feedId && !isFeedOf(roomId)(other)),
        feed,
      ]),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKeys.all }),
  });
}

export function useEndFeed(roomId: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('DELETE /api-meeting/api/user/feeds', { query: { ...(roomId !== undefined && { roomId }) } }),
    retry: false,
    onSuccess: () =>
      queryClient.setQueryData<Feed[]>(feedKeys.all, (all) => all?.filter((feed) => !isFeedOf(roomId)(feed))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKeys.all }),
  });
}
