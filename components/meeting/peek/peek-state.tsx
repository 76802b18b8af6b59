import type { UseQueryResult } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide';
import { Loading, Skeleton, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { StateView } from '@/components/ui/feedback/state-view';
import { Icon } from '@/components/ui/layout/icon';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useOnPassed } from '@/components/ui/page/timing/use-on-passed';
import { ApiError } from '@/lib/client/failures/api-error';
import type { Meeting } from '@/lib/contract/meeting';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { turningPoints } from '@/lib/domain/meeting/turning-points';
import { useUnderway } from '@/lib/query/answer-invitation';
import { detailsText } from '@/lib/text/zh-cn/details';
import styles from './meeting-peek.module.css';
import { PeekBody } from './peek-body';

type Props = { query: UseQueryResult<Meeting>; staffId: string; zone: string };

const never: readonly number[] = [];
const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : undefined);

/** The meeting of a peek, or what stands in its place. */
export function PeekState({ query, staffId, zone }: Props) {
  const now = useServerNow();
  const underway = useUnderway();
  const { data, error, refetch } = query;
  useOnPassed(data ? turningPoints(data) : never, () => void refetch());

  if (data) {
    const meeting = { ...underway.meeting(data, staffId), status: statusNow(data, now) };
    return <PeekBody meeting={meeting} staffId={staffId} zone={zone} />;
  }
  if (!error)
    return (
      <Loading>
        <Skeleton className={styles.title} />
        <SkeletonRows count={4} height={20} radius={6} />
      </Loading>
    );
  if (statusOf(error) === 403) return <Gone {...detailsText.forbidden} />;
  if (statusOf(error) === 404) return <Gone {...detailsText.missing} />;
  return <QueryFailed title={detailsText.unavailable} query={query} />;
}

const Gone = ({ title, hint }: { title: string; hint: string }) => (
  <StateView icon={<Icon of={LockKeyhole} size={22} />} title={title} role="alert">
    {hint}
  </StateView>
);
