import type { ReactNode } from 'react';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import styles from './group-head.module.css';

type Props = {
  title: string;
  /** How many people it has; left out while that is not known. */
  count?: number | undefined;
  children?: ReactNode;
};

/** The name of a group with its count (CON-02), and what can be done with the whole group. */
export const GroupHead = ({ title, count, children }: Props) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {count === undefined ? null : (
      <span className={styles.count} role="status">
        {contactsText.count(count)}
      </span>
    )}
    {children ? <div className={styles.actions}>{children}</div> : null}
  </header>
);
