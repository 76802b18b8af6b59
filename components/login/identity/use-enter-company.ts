'use client';

import { broadcastIdentity } from '@/components/session/other-tabs';
import { ApiError } from '@/lib/client/failures/api-error';
import type { SessionView } from '@/lib/client/session-calls';
import { limits } from '@/lib/domain/limits/limits';
import { useChooseIdentity } from '@/lib/query/session';
import { httpOutcome } from '@/lib/text/load-failure';
import { errorText } from '@/lib/text/zh-cn/errors';
import { useEnterAfter } from '../entering/use-enter-after';
import { withWait } from '@/lib/text/with-wait';

const failureReason = (error: unknown) =>
  withWait(
    (error instanceof ApiError && httpOutcome(error.status)?.message) || errorText.operationFailed,
    error,
  );

const broadcastSwitch = ({ staffId, companyName }: SessionView) =>
  broadcastIdentity({ staffId, companyName });

/** SESS-04: sets the identity, then after a second loads the page asked for or the schedule. */
export function useEnterCompany({ wanted = '/schedule' }: { wanted?: string }) {
  const { mutate, isPending, isSuccess, error } = useChooseIdentity();
  useEnterAfter(isSuccess ? { path: wanted, delayMs: limits.companySwitchMs } : undefined);
  return {
    enterCompany: (staffId: string) => mutate(staffId, { onSuccess: broadcastSwitch }),
    isEntering: isPending || isSuccess,
    failure: error ? failureReason(error) : undefined,
  };
}
