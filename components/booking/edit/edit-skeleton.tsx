import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import styles from '../form/booking-form.module.css';

/** The form's two columns before the meeting is read. */
export function EditSkeleton() {
  return (
    <Loading>
      <div className={styles.form}>
        <SkeletonRows count={2} height={330} />
        <div className={styles.side}>
          <SkeletonRows count={1} height={640} />
        </div>
      </div>
    </Loading>
  );
}
