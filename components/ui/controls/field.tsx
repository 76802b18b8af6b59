'use client';

import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './field.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Props = Omit<InputHTMLAttributes<Control>, 'id'> & {
  label: string;
  /** The error of the value; also marks the input as invalid. */
  error?: string;
  hint?: string;
  /** Shows near the limit of `maxLength` how much of it is used. */
  counted?: boolean;
  /** Stands opposite the label, for instance 忘记密码; the Tab key comes to it after the value. */
  action?: ReactNode;
  /** Stands inside, after the value. */
  end?: ReactNode;
  /** Lines of a longer text: it grows with what is typed from the first number to the second. */
  rows?: { min: number; max: number };
  ref?: Ref<HTMLInputElement>;
};

/** A text input with its label above and its message below, tied together for assistive technology. */
export function Field({ label, error, hint, counted, action, end, rows, ref, ...input }: Props) {
  const id = useId();
  const message = error ?? hint ?? (counted ? usedOf(input.value, input.maxLength) : undefined);
  const control = {
    ...input,
    id,
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        {rows ? (
          <textarea
            {...control}
            rows={rows.min}
            style={{ minHeight: `calc(${rows.min}lh + 14px)`, maxHeight: `calc(${rows.max}lh + 14px)` }}
          />
        ) : (
          <input type="text" {...control} ref={ref} />
        )}
        {end}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
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

function usedOf(value: unknown, limit: number | undefined): string | undefined {
  if (typeof value !== 'string' || limit === undefined) return undefined;
  const left = limit - value.length;
  if (left > limits.countedFromLeft) return undefined;
  return left > 0 ? commonText.used(value.length, limit) : commonText.full(limit);
}
