import { contactsText } from '@/lib/text/zh-cn/contacts';
import styles from './list-head.module.css';

const { columns } = contactsText;

/** The names of the columns on wide screens; for eyes alone, since each row names its person. */
export const ListHead = () => (
  <div className={styles.head} aria-hidden="true">
    <span>{columns.name}</span>
    <span>{columns.department}</span>
    <span>{columns.jobTitle}</span>
    <span>{columns.mobile}</span>
  </div>
);
