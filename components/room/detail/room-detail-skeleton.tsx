import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { limits } from '@/lib/domain/limits/limits';
import styles from './room-detail.module.css';

/** The card of facts, the schedule's heading and its days, as high as what follows. */
export function RoomDetailSkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        <SkeletonRows count={1} height={158} />
        <SkeletonRows count={1} height={36} radius={8} />
        <SkeletonRows count={limits.daysPerWeek} height={47} gap={1} radius={6} />
      </div>
    </Loading>
  );
}
