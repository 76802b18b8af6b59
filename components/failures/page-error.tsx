'use client';

import { ErrorState } from '@/components/ui/feedback/error-state';
import { errorText } from '@/lib/text/zh-cn/errors';
import { ScheduleLink } from '@/components/frame/links/schedule-link';
import { useRefreshPage } from './use-refresh-page';
import { useReloadOutdated } from './use-reload-outdated';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Replaces a page whose rendering failed: the frame stays, the digest finds the log line. */
export function PageError({ error, reset }: Props) {
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
