import type { ReactNode } from 'react';
import styles from './details-frame.module.css';

type Props = { main: ReactNode; side: ReactNode };

/** The meeting itself beside the people and the history; on narrow screens one under the other. */
export function DetailsFrame({ main, side }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
