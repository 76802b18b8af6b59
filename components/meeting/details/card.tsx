import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type Props = { title: string; note?: string; children: ReactNode };

/** One titled part of the meeting's page. */
export function Card({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      {children}
    </section>
  );
}
