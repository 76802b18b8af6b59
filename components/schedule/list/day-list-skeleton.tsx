import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import styles from './day-list.module.css';

/** A group's name and rows, as high as those that follow. */
export function DayListSkeleton() {
  return (
    <Loading>
      <div className={styles.namePlaceholder}>
        <SkeletonRows count={1} height={20} radius={4} />
      </div>
      <SkeletonRows count={5} height={48} />
    </Loading>
  );
}
