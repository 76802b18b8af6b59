import { Search } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../layout/icon';
import styles from './search-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'placeholder' | 'aria-label'> & {
  /** Its name, and what stands in it while it is empty. */
  label: string;
  /** Shorter words for the empty field. */
  placeholder?: string;
  /** Stands inside, after the value. */
  end?: ReactNode;
};

/** A field to search by, with its magnifying glass. */
export const SearchField = ({ label, placeholder = label, end, ...input }: Props) => (
  <div className={styles.field}>
    <Icon of={Search} size={16} className={styles.icon} />
    <input
      autoComplete="off"
      {...input}
      type="search"
      className={styles.input}
      aria-label={label}
      placeholder={placeholder}
    />
    {end ? <span className={styles.end}>{end}</span> : null}
  </div>
);
