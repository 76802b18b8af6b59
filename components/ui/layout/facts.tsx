import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** The facts about one thing, as names with their values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { name: string; more?: string; children: ReactNode };

/** A fact that the thing does not have takes no room. */
export function Fact({ name, more, children }: FactProps) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {children}
        {more ? <span className={styles.more}>{more}</span> : null}
      </dd>
    </>
  );
}
