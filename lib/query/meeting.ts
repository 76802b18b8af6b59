import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { Meeting } from '@/lib/contract/meeting';
import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import { useApi } from './context/api-context';
import { scheduleKeys } from './schedule';

export const meetingKeys = {
  all: ['meeting'] as const,
  detail: (meetingNo: string) => [...meetingKeys.all, meetingNo] as const,
};

export const meetingDetail = (api: Api, meetingNo: string) =>
  queryOptions({
    queryKey: meetingKeys.detail(meetingNo),
    meta: { follows: [{ kind: 'meeting', idsAt: ['_id'] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}', {
        params: { idOrMeetingNo: meetingNo },
        signal,
      }),
  });

export type MeetingRef = Pick<Meeting, '_id' | 'meetingNo'>;

export const refreshMeeting = (queryClient: QueryClient, meetingNo: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: meetingKeys.detail(meetingNo) }),
    queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
  ]);

/** Cancels a meeting as a whole. */
export const cancelMeeting = (api: Api, { _id }: Pick<MeetingRef, '_id'>) =>
  api('PUT /api-meeting/api/user/meetings/{id}/state/cancel', {
    params: { id: _id },
    query: { effectiveType: effectiveTypes.byDefault },
  });

/** The callbacks run also when the meeting is off the screen by then: the change may arrive before the answer. */
type CancelOptions = { onSuccess: () => void; onError: (error: Error) => void };

export function useCancelMeeting(meeting: MeetingRef, { onSuccess, onError }: CancelOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => cancelMeeting(api, meeting),
    onSuccess,
    onError,
    // Also after a refusal: beside "not in this state" the screen shows the state.
    onSettled: () => refreshMeeting(queryClient, meeting.meetingNo),
  });
}
