'use client';

import { LoadFailed } from '@/components/ui/feedback/load-failed';
import type { LoadFailure } from '@/lib/client/failures/api-error';
import { useRefreshPage } from './use-refresh-page';

export type PageFailure = { title: string; failure: LoadFailure };

/** A page whose data the service failed to deliver, and a way to try again. */
export function PageRetry({ title, failure }: PageFailure) {
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
