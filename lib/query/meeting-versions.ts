import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { meetingKeys, type MeetingRef } from './meeting';

/** The newest version of a meeting, and those that it replaced. */
export const meetingVersions = (api: Api, { _id, meetingNo }: MeetingRef) =>
  queryOptions({
    queryKey: [...meetingKeys.detail(meetingNo), 'versions'] as const,
    meta: { follows: [{ kind: 'meeting', ids: [_id] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/v2/meetings/{id}/versions', { params: { id: _id }, signal }),
  });

/** Puts a former version back, under all of today's rules. */
export const restoreVersion = (api: Api, { _id }: Pick<MeetingRef, '_id'>, version: number) =>
  api('POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore', {
    params: { id: _id, version },
  });
