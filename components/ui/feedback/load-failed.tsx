'use client';

import type { ReactNode } from 'react';
import { ApiError, type LoadFailure } from '@/lib/client/failures/api-error';
import { loadFailureText } from '@/lib/text/load-failure';
import { ErrorState } from './error-state';
import type { StateVariant } from './state-view';

type Props = {
  /** What is missing, such as 日程加载失败. */
  title: string;
  error: Error | LoadFailure;
  onRetry: () => void;
  isRetrying?: boolean;
  action?: ReactNode;
  variant?: StateVariant;
};

const detailsOf = (error: Error | LoadFailure): Partial<LoadFailure> =>
  error instanceof ApiError || !(error instanceof Error) ? error : {};

/** Explains a failed load, with the trace id and a way to try again (ERR-01, R19–R23). */
export function LoadFailed({ error, ...rest }: Props) {
  const { traceId, retryAfterSeconds: waitSeconds } = detailsOf(error);
  return <ErrorState {...rest} reason={loadFailureText(error)} traceId={traceId} waitSeconds={waitSeconds} />;
}
