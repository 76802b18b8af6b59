import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { TimeRequest } from '@/lib/contract/find-time';

/** The best times for people with a room (BEY-05). */
export const foundTimes = (api: Api, request: TimeRequest) =>
  queryOptions({
    queryKey: ['find-time', request] as const,
    meta: { follows: [{ kind: 'room' }, { kind: 'meeting' }] },
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/v2/meetings/actions/find-time', { body: request, signal }),
  });
