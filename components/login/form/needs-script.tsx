import { entryText } from '@/lib/text/zh-cn/entry';
import styles from '@/components/credentials/form-end.module.css';

/** Explains why the form stays dead in a browser without script. */
export function NeedsScript() {
  return (
    <noscript>
      <p className={styles.failure}>{entryText.needsScript}</p>
    </noscript>
  );
}
