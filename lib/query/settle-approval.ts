import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import type { Api } from '@/lib/client/api';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { useApi } from './context/api-context';
import { approvalKeys } from './approval';
import { FailedCallContext } from './context/failed-call-context';
import { refreshMeeting, type MeetingRef } from './meeting';
import { roomKeys } from './room-keys';

export type ApprovalRef = Pick<ApprovalRecord, 'id' | 'meetingNo'>;

/** The callbacks run also when the screen is gone by then: the live change may arrive before the answer. */
type Callbacks<Result = void> = { onSuccess?: (result: Result) => void; onError?: (error: Error) => void };

const refreshApprovals = (queryClient: QueryClient, meetings: readonly Pick<MeetingRef, 'meetingNo'>[]) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: approvalKeys.all }),
    queryClient.invalidateQueries({ queryKey: roomKeys.orders() }),
    ...meetings.map(({ meetingNo }) => refreshMeeting(queryClient, meetingNo)),
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
    onSettled: () => refreshApprovals(queryClient, [{ meetingNo }]),
  });
}

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

/** An auditor's decision; a refusal of several requests gives all of them the same reason. */
export type Decision = { kind: 'agree' } | { kind: 'refuse'; refuseReason: string };
export type SettledRequest = Pick<ApprovalRecord, 'id' | 'subject' | 'meetingNo'>;
export type Settlement = { requests: readonly SettledRequest[]; decision: Decision };

/** The result for one request; without an error it is settled. */
export type SettleResult = SettledRequest & { error?: Error };

const settling = ['decide-requests'] as const;
const actions = '/api-meeting/api/user/meeting-audit-records/{id}/actions';

const settleOne = (api: Api, id: string, decision: Decision): Promise<unknown> =>
  decision.kind === 'agree'
    ? api(`POST ${actions}/agree`, { params: { id } })
    : api(`POST ${actions}/refuse`, { params: { id }, body: { refuseReason: decision.refuseReason } });

/** Settles one request or several (APR-02). Each has its own result: one that fails keeps no other back. */
export function useDecideRequests() {
  const api = useApi();
  const queryClient = useQueryClient();
  const onFailedCall = use(FailedCallContext);

  async function resultOf(request: SettledRequest, decision: Decision): Promise<SettleResult> {
    try {
      await settleOne(api, request.id, decision);
      return request;
    } catch (error) {
      onFailedCall(error as Error);
      return { ...request, error: error as Error };
    }
  }

  return useMutation({
    mutationKey: settling,
    mutationFn: ({ requests, decision }: Settlement) =>
      Promise.all(requests.map((request) => resultOf(request, decision))),
    retry: false,
    // Also after a refusal: beside "the status has changed" stands the status.
    onSettled: (_results, _error, { requests }) => refreshApprovals(queryClient, requests),
  });
}

/** The decisions that are on their way, by request: they show before their answer (UX-03). */
export function usePendingDecisions(): ReadonlyMap<string, Decision['kind']> {
  const pending = useMutationState({
    filters: { mutationKey: settling, status: 'pending' },
    select: ({ state }) => state.variables as Settlement,
  });
  return useMemo(
    () =>
      new Map(
        pending.flatMap(({ requests, decision }) => requests.map(({ id }) => [id, decision.kind] as const)),
      ),
    [pending],
  );
}
