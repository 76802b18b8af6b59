import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type Props = { className?: string | undefined; style?: CSSProperties };

/** The place of something that is still to come. */
export const Skeleton = ({ className, style }: Props) => (
  <span className={className ? `${styles.skeleton} ${className}` : styles.skeleton} style={style} />
);
