import { ErrorState } from '@/components/ui/error-state';
import { ApiError } from '@/lib/client/api-error';
import { scheduleText } from '@/lib/text/zh-cn/schedule';

type Props = { error: Error; onRetry: () => void };

export function ScheduleFailed({ error, onRetry }: Props) {
  return (
    <ErrorState
      title={scheduleText.failed}
      traceId={error instanceof ApiError ? error.traceId : undefined}
      onRetry={onRetry}
    />
  );
}
