import { useId, type ReactNode } from 'react';
import styles from './help-card.module.css';

type Props = { title: string; className?: string | undefined; children: ReactNode };

/** One titled part of the help page. */
export function HelpCard({ title, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
