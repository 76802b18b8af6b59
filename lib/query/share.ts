import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { MeetingRef } from './meeting';

// Calls of `useMeetingCall`.

export const shareMeeting = (api: Api, { _id: id }: MeetingRef, rotate: boolean) =>
  api('PUT /api-meeting/api/user/meetings/{id}/share', { params: { id }, body: { rotate } });

export const endShare = (api: Api, { _id: id }: MeetingRef) =>
  api('DELETE /api-meeting/api/user/meetings/{id}/share', { params: { id } });

/** The key travels in a header: an address is written into logs and histories (S47). */
export const sharedMeeting = (api: Api, { shareId, accessKey }: { shareId: string; accessKey: string }) =>
  queryOptions({
    queryKey: ['shared', shareId, accessKey],
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/shares/{shareId}/resources', {
        params: { shareId },
        headers: { 'x-share-key': accessKey },
        signal,
      }),
  });
