'use client';

import { ErrorState } from '@/components/ui/error-state';
import { errorText } from '@/lib/text/zh-cn/errors';
import type { PageErrorProps } from './broken-page';
import { ScheduleLink } from './schedule-link';
import { useRefreshPage } from './use-refresh-page';
import { useReloadOutdated } from './use-reload-outdated';

/** What a page becomes when rendering it failed: the frame stays, the digest finds the log line. */
export function PageError({ error, reset }: PageErrorProps) {
  useReloadOutdated(error);
  const { refresh, isRefreshing } = useRefreshPage();
  return (
    <ErrorState
      variant="page"
      title={errorText.server}
      traceId={error.digest}
      onRetry={() => refresh(reset)}
      isRetrying={isRefreshing}
      action={<ScheduleLink />}
    />
  );
}
