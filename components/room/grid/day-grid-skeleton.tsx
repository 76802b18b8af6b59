import { Loading, Skeleton } from '@/components/ui/feedback/loading';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './day-grid-skeleton.module.css';

/** As many rows as fit most windows. */
const rows = Array.from({ length: 16 }, (_, row) => row);

/** The grid's frame, hours and rows before anything is known of a room; cards on phones. */
export function DayGridSkeleton() {
  return (
    <Loading>
      <div className={styles.frame}>
        <div className={styles.head}>{roomsText.title}</div>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.name}>
              <Skeleton style={{ width: 64 + (row % 3) * 18, height: 14 }} />
              <Skeleton style={{ width: 150 - (row % 4) * 14, height: 12 }} />
            </div>
            <Skeleton className={styles.track} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
