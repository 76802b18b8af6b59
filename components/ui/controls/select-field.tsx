'use client';

import { useId, type ReactNode } from 'react';
import styles from './select-field.module.css';

type Props<T extends number | string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T | undefined;
  /** Stands first where nothing need be chosen, and takes a choice back. */
  none?: { label: string; onPick: () => void };
  error?: string;
  /** The element that says more about the value, beside its error. */
  describedBy?: string | undefined;
  onChange: (value: T) => void;
  children?: ReactNode;
};

/** The platform's own list: nothing to load, and the wheel of a phone. */
export function SelectField<T extends number | string>({
  label,
  options,
  value,
  none,
  error,
  describedBy,
  onChange,
  children,
}: Props<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={[error && `${id}-message`, describedBy].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => {
          const option = options.find((each) => String(each.value) === target.value);
          if (option) onChange(option.value);
          else none?.onPick();
        }}
      >
        {none ? <option value="">{none.label}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-message`} className={styles.message} aria-live="polite">
        {error} {children}
      </p>
    </div>
  );
}
