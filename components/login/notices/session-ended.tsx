import { identityText } from '@/lib/text/zh-cn/identity';
import styles from './notice.module.css';

/** SESS-07: why somebody who was in is asked to log in, which no log-out of his own explains. */
export const SessionEnded = () => (
  <p className={styles.notice} data-tone="held">
    {identityText.sessionEnded}
  </p>
);
