import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { MeetingRef } from './meeting';

// Calls of `useMeetingCall`.

export const shareMeeting = (api: Api, { _id: id }: MeetingRef, rotate: boolean) =>
  api('PUT /api-meeting/api/user/meetings/{id}/share', { params: { id }, body: { rotate } });

export const endShare = (api: Api, { _id: id }: MeetingRef) =>
  api('DELETE /api-meeting/api/user/meetings/{id}/share', { params: { id } });

/** The two parts of a share link: the id in its path, the key behind its hash. */
export type OpenedShare = { shareId: string; accessKey: string };

/** The bytes of a file of a shared meeting. */
export const sharedFile = (api: Api, { shareId, accessKey }: OpenedShare, fileId: string): Promise<Blob> =>
  api('GET /api-meeting/api/shares/{shareId}/files/{fileId}', {
    params: { shareId, fileId },
    headers: { 'x-share-key': accessKey },
    as: 'response',
  }).then((answer) => answer.blob());

/** The key travels in a header: an address is written into logs and histories (S47). */
export const sharedMeeting = (api: Api, { shareId, accessKey }: OpenedShare) =>
  queryOptions({
    queryKey: ['shared', shareId, accessKey],
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/shares/{shareId}/resources', {
        params: { shareId },
        headers: { 'x-share-key': accessKey },
        signal,
      }),
  });
