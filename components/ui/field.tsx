'use client';

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { limits } from '@/lib/domain/limits';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './field.module.css';

type Props = Omit<OutlinedInputProps, 'error' | 'label' | 'id'> & {
  label: string;
  /** What is wrong with the value; also marks the input as invalid. */
  error?: string;
  hint?: string;
  /** Says near the limit of `maxLength` how much of it is used. */
  counted?: boolean;
  /** Stands opposite the label, for instance 忘记密码. */
  action?: ReactNode;
};

/** A text input with its label above and its message below, tied together for assistive technology. */
export function Field({ label, error, hint, counted, action, inputProps, ...input }: Props) {
  const id = useId();
  const message = error ?? hint ?? (counted ? usedOf(input.value, inputProps?.maxLength) : undefined);
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

function usedOf(value: unknown, limit: unknown): string | undefined {
  if (typeof value !== 'string' || typeof limit !== 'number') return undefined;
  const left = limit - value.length;
  if (left > limits.countedFromLeft) return undefined;
  return left > 0 ? commonText.used(value.length, limit) : commonText.full(limit);
}
