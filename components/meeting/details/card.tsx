import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type Props = {
  title: string;
  note?: string;
  /** The name under which an address leads here. */
  part?: string;
  children: ReactNode;
};

/** One titled part of the meeting's page. */
export function Card({ title, note, part, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-part={part}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      {children}
    </section>
  );
}
