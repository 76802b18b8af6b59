import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { meetingKeys, type MeetingRef, useMeetingCall } from './meeting';

/** EARLY-01: my running meetings that end soon because nobody has signed in. */
export const unusedMeetings = (api: Api) =>
  queryOptions({
    queryKey: meetingKeys.unused(),
    meta: { follows: [{ kind: 'staff' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/meetings/actions/unused', { signal }),
    staleTime: Infinity,
  });

/** Ends a running meeting and frees its rooms. */
const endEarly = (api: Api, { _id }: Pick<MeetingRef, '_id'>) =>
  api('PUT /api-meeting/api/user/meetings/{id}/state/finish', { params: { id: _id } });

/** Keeps a meeting that nobody has signed in to. */
const continueMeeting = (api: Api, { _id }: Pick<MeetingRef, '_id'>) =>
  api('POST /api-meeting/api/user/meetings/{id}/operations', {
    params: { id: _id },
    query: { operationType: 'CONTINUE_MEETING' },
  });

const calls = { end: endEarly, continue: continueMeeting };

type Outcomes = { onSuccess: () => void; onError: (error: Error) => void };

/** Ends or continues a meeting. The page for it is opened by the id, and the notice lists such meetings: all are read anew. */
export function useEarlyEnd(what: keyof typeof calls, meeting: MeetingRef, { onSuccess, onError }: Outcomes) {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: meetingKeys.all });
  return useMeetingCall<void, unknown>(meeting, {
    call: calls[what],
    onSuccess: () => {
      refresh();
      onSuccess();
    },
    onError: (error) => {
      refresh();
      onError(error);
    },
  });
}
