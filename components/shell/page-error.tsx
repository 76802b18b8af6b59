'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { errorText } from '@/lib/text/zh-cn/errors';
import { ScheduleLink } from './schedule-link';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** What a page becomes when rendering it failed: the frame stays, the digest finds the log line. */
export function PageError({ error, reset }: Props) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <ErrorState
      variant="page"
      title={errorText.server}
      traceId={error.digest}
      onRetry={retry}
      action={<ScheduleLink />}
    />
  );
}
