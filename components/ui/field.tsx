'use client';

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

type Props = Omit<OutlinedInputProps, 'error' | 'label' | 'id'> & {
  label: string;
  /** What is wrong with the value; also marks the input as invalid. */
  error?: string;
  hint?: string;
  /** Stands opposite the label, for instance 忘记密码. */
  action?: ReactNode;
};

/** A text input with its label above and its message below, tied together for assistive technology. */
export function Field({ label, error, hint, action, inputProps, ...input }: Props) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {action}
      </div>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        error={error !== undefined}
        inputProps={{ ...inputProps, 'aria-describedby': message ? `${id}-message` : undefined }}
      />
      <p
        id={`${id}-message`}
        className={styles.message}
        data-invalid={error !== undefined}
        aria-live="polite"
      >
        {message}
      </p>
    </div>
  );
}
