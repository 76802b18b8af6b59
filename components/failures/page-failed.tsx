'use client';

import { LoadFailed } from '@/components/ui/feedback/load-failed';
import type { LoadFailure } from '@/lib/client/failures/api-error';
import { useRefreshPage } from './use-refresh-page';

type Props = { title: string; failure: LoadFailure };

/** Replaces a page when the service fails to deliver its data: rendered on the server, so also without script. */
export function PageFailed({ title, failure }: Props) {
  const { refresh, isRefreshing } = useRefreshPage();
  return (
    <LoadFailed
      variant="page"
      title={title}
      error={failure}
      onRetry={() => refresh()}
      isRetrying={isRefreshing}
    />
  );
}
