'use client';

import { CloudOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../layout/icon';
import { RetryButton } from './retry-button';
import { StateView, type StateVariant } from './state-view';
import { TraceId } from './trace-id';

type Props = {
  title: string;
  reason?: string;
  /** Lets support find this very request in the logs. */
  traceId?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  waitSeconds?: number;
  /** Another way out beside trying again. */
  action?: ReactNode;
  variant?: StateVariant;
};

/** Something failed: in plain words, with a retry and the trace id. */
export function ErrorState({ title, reason, traceId, onRetry, action, variant, ...retrying }: Props) {
  const retry = onRetry ? (
    <RetryButton
      key={traceId}
      variant={variant === 'slim' ? 'text' : 'outlined'}
      onRetry={onRetry}
      {...retrying}
    />
  ) : null;
  return (
    <StateView
      icon={<Icon of={CloudOff} size={22} />}
      title={title}
      role="alert"
      variant={variant}
      actions={
        retry || action ? (
          <>
            {retry}
            {action}
          </>
        ) : null
      }
    >
      {reason ? <p>{reason}</p> : null}
      {traceId ? <TraceId traceId={traceId} /> : null}
    </StateView>
  );
}
