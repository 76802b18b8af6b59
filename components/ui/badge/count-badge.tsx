import { commonText } from '@/lib/text/zh-cn/common';
import styles from './count-badge.module.css';

/** The number on a sign of the bar; the sign's own name says it in words (NAV-01). */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.badge} aria-hidden="true">
      {commonText.capped(count)}
    </span>
  ) : null;
