import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { useApi } from './context/api-context';
import { approvalKeys } from './approval';
import { refreshMeeting, type MeetingRef } from './meeting';
import { roomKeys } from './room-keys';

export type ApprovalRef = Pick<ApprovalRecord, 'id' | 'meetingNo'>;

/** The callbacks run also when the screen is gone by then: the live change may arrive before the answer. */
type Callbacks<Result = void> = { onSuccess?: (result: Result) => void; onError?: (error: Error) => void };

const refreshApprovals = (queryClient: QueryClient, meetingNo: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: approvalKeys.all }),
    queryClient.invalidateQueries({ queryKey: roomKeys.orders() }),
    refreshMeeting(queryClient, meetingNo),
  ]);

type Act<Input, Result> = (api: Api, input: Input) => Promise<Result>;

/** A call about a request. Also after a refusal everything is read again: beside "the status has changed" stands the status. */
function useApprovalCall<Input, Result>(
  meetingNo: string,
  act: Act<Input, Result>,
  { onSuccess, onError }: Callbacks<Result>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    retry: false,
    onSuccess: (result) => onSuccess?.(result),
    onError,
    onSettled: () => refreshApprovals(queryClient, meetingNo),
  });
}

/** APR-02: agrees to a request. */
export const useAgree = ({ id, meetingNo }: ApprovalRef, callbacks: Callbacks<undefined> = {}) =>
  useApprovalCall<void, undefined>(
    meetingNo,
    (api) => api('POST /api-meeting/api/user/meeting-audit-records/{id}/actions/agree', { params: { id } }),
    callbacks,
  );

/** APR-02: refuses a request with a reason of 1 to 200 characters. */
export const useRefuse = ({ id, meetingNo }: ApprovalRef, callbacks: Callbacks<undefined> = {}) =>
  useApprovalCall(
    meetingNo,
    (api, refuseReason: string) =>
      api('POST /api-meeting/api/user/meeting-audit-records/{id}/actions/refuse', {
        params: { id },
        body: { refuseReason },
      }),
    callbacks,
  );

/** Reminds the auditors of a request, once in 30 minutes. */
export const useRemindAuditors = ({ id, meetingNo }: ApprovalRef, callbacks: Callbacks<undefined> = {}) =>
  useApprovalCall<void, undefined>(
    meetingNo,
    (api) => api('POST /api-meeting/api/user/meeting-audit-records/{id}/actions/remind', { params: { id } }),
    callbacks,
  );

/** APR-05: revokes every request of a meeting that waits. */
export const useRevokeRequest = ({ _id, meetingNo }: MeetingRef, callbacks: Callbacks<undefined> = {}) =>
  useApprovalCall<void, undefined>(
    meetingNo,
    (api) => api('POST /api-meeting/api/user/v2/meetings/{id}/actions/revoke', { params: { id: _id } }),
    callbacks,
  );

type Again = { reason: string; idempotencyKey: string };

/** BOOK-06: asks again for what was refused, revoked or expired; answers the ids of the new records. */
export const useAskAgain = ({ _id, meetingNo }: MeetingRef, callbacks: Callbacks<{ ids: string[] }> = {}) =>
  useApprovalCall(
    meetingNo,
    (api, { reason, idempotencyKey }: Again) =>
      api('POST /api-meeting/api/user/meeting-audit-records', {
        body: { meetingId: _id, reason },
        idempotencyKey,
      }),
    callbacks,
  );

/** Records that an auditor has opened a request, which takes it off the badge. */
export function useMarkApprovalRead() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('POST /api-meeting/api/user/meeting-audit-records/{id}/actions/read', { params: { id } }),
    retry: false,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: approvalKeys.all }),
  });
}
