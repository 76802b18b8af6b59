import { useId, type ReactNode } from 'react';
import styles from './settings-card.module.css';

type Props = { title: string; hint?: string; children: ReactNode };

/** One titled group of settings. */
export function SettingsCard({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
