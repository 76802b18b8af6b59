import { Repeat } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { seriesListText } from '@/lib/text/zh-cn/series';
import styles from './repeat-mark.module.css';

/** Beside the subject of an occurrence of a series. */
export const RepeatMark = () => (
  <span className={styles.mark} role="img" aria-label={seriesListText.mark}>
    <Icon of={Repeat} size={12} />
  </span>
);
