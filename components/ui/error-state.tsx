'use client';

import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { StateView } from './state-view';

type Props = {
  title: string;
  /** Lets support find this very request in the logs. */
  traceId?: string;
  onRetry?: () => void;
  /** Another way out beside trying again. */
  action?: ReactNode;
  variant?: 'page' | 'inline';
};

/** Something failed: in plain words, with a retry and the trace id. */
export function ErrorState({ title, traceId, onRetry, action, variant }: Props) {
  const retry = onRetry ? (
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {commonText.retry}
    </Button>
  ) : null;
  return (
    <StateView
      icon={<CloudOff size={22} />}
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
      {traceId ? commonText.traceId(traceId) : null}
    </StateView>
  );
}
