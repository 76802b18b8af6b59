import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import styles from './account-dialog.module.css';

type Props = { icon: IconNode; name: string; tag?: ReactNode; details: string; action?: ReactNode };

/** One thing that the account is known by, or one place where it is logged in. */
export function DialogRow({ icon, name, tag, details, action }: Props) {
  return (
    <li className={styles.row}>
      <Icon of={icon} size={18} className={styles.icon} />
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
