import { identityText } from '@/lib/text/zh-cn/identity';
import styles from './notice.module.css';

/** SESS-07: explains a log-in page that follows an ended session and no log-out by hand. */
export const SessionEnded = () => (
  <p className={styles.notice} data-tone="held">
    {identityText.sessionEnded}
  </p>
);
