import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'accent' | 'running' | 'held' | 'refused';

type Props = { tone?: TagTone; children: ReactNode };

/** A short state in words; the colour only repeats what the words say. */
export function Tag({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
