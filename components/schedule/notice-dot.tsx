import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './notice-dot.module.css';

/** Something here waits to be read or answered (CAL-06). */
export function NoticeDot() {
  return <span className={styles.dot} role="img" aria-label={scheduleText.unread} />;
}
