import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { meetingKeys, type MeetingRef } from './meeting';

/** The entries of a meeting's change log that come before one of them, newest first. An entry never changes, so they follow nothing. */
export const olderChanges = (api: Api, { _id, meetingNo }: MeetingRef, before: string) =>
  infiniteQueryOptions({
    queryKey: [...meetingKeys.detail(meetingNo), 'change-logs', before] as const,
    staleTime: Infinity,
    initialPageParam: before,
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api-meeting/api/user/v2/meetings/{id}/change-logs', {
        params: { id: _id },
        query: { cursor },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
