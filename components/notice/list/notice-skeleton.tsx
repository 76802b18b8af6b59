import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import styles from './notice-skeleton.module.css';

/** Rows as high as those that follow. */
export const NoticeSkeleton = () => (
  <Loading>
    <div className={styles.rows}>
      <SkeletonRows count={5} height={63} gap={10} radius={8} />
    </div>
  </Loading>
);
