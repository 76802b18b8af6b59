'use client';

import { X } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { Avatar } from '@/components/ui/people/avatar';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import styles from './person-chip.module.css';

type Props = {
  name: string;
  picture?: string | undefined;
  /** Says why somebody stays; they have nothing to remove them by. */
  note?: string;
  onRemove?: () => void;
};

/** A person who is picked. */
export const PersonChip = ({ name, picture, note, onRemove }: Props) => (
  <span className={styles.chip}>
    <Avatar name={name} picture={picture} size="small" tone="accent" />
    <bdi className={styles.name}>{name}</bdi>
    {note ? <span className={styles.note}>{note}</span> : null}
    {onRemove ? (
      <button
        type="button"
        className={styles.remove}
        aria-label={peoplePickerText.remove(name)}
        onClick={onRemove}
      >
        <Icon of={X} size={14} />
      </button>
    ) : null}
  </span>
);
