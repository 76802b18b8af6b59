import type { ReactNode } from 'react';
import styles from './door-message.module.css';

type Props = { title: string; children?: ReactNode };

/** A sentence in place of the room. */
export function DoorMessage({ title, children }: Props) {
  return (
    <main className={styles.message} role="status">
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </main>
  );
}
