import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account-dialog.module.css';

type Props = { icon: LucideIcon; name: string; tag?: ReactNode; details: string; action?: ReactNode };

/** One thing that the account is known by, or one place where it is logged in. */
export function DialogRow({ icon: Icon, name, tag, details, action }: Props) {
  return (
    <li className={styles.row}>
      <Icon size={18} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {tag}
        </p>
        <p className={styles.details}>{details}</p>
      </div>
      {action}
    </li>
  );
}
