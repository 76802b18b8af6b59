import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { Meeting } from '@/lib/contract/meeting';
import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import { useApi } from './context/api-context';
import { scheduleKeys } from './schedule';

export const meetingKeys = {
  all: ['meeting'] as const,
  /** The number of the meeting, or its id on pages that are opened by it. */
  detail: (meetingNo: string) => [...meetingKeys.all, meetingNo] as const,
  unused: () => [...meetingKeys.all, 'mine', 'unused'] as const,
};

export const meetingDetail = (api: Api, meetingNo: string) =>
  queryOptions({
    queryKey: meetingKeys.detail(meetingNo),
    meta: {
      follows: [
        { kind: 'meeting', idsAt: ['_id'] },
        { kind: 'meeting', idsAt: ['conflicts', '_id'] },
        { kind: 'device', idsAt: ['roomOrderList', 'roomId'] },
      ],
    },
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

/** Cancels a booking of a moment ago, so that one's own schedule shows nothing of it. */
export const undoBooking = (api: Api, { _id }: Pick<MeetingRef, '_id'>) =>
  api('PUT /api-meeting/api/user/meetings/{id}/state/cancel', {
    params: { id: _id },
    query: { effectiveType: effectiveTypes.byDefault, deleteRecord: 1 },
  });

type Call<Input, Result> = {
  call: (api: Api, meeting: MeetingRef, input: Input) => Promise<Result>;
  /** Both run also when the meeting is off the screen by then: the change may arrive before the answer. */
  onSuccess?: (result: Result, input: Input) => void;
  onError: (error: Error, input: Input) => void;
};

/** A call that changes a meeting; its pages are read anew afterwards. */
export function useMeetingCall<Input = void, Result = void>(
  meeting: MeetingRef,
  { call, onSuccess, onError }: Call<Input, Result>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, meeting, input),
    ...(onSuccess && { onSuccess }),
    onError,
    // Also after a refusal: beside "not in this state" the screen shows the state.
    onSettled: () => refreshMeeting(queryClient, meeting.meetingNo),
  });
}
