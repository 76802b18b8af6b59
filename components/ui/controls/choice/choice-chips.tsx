'use client';

import { useId } from 'react';
import styles from './choice-chips.module.css';

type Props<T extends string | number> = {
  legend: string;
  /** One of them, or any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: T; label: string }[];
  chosen: readonly (string | number)[];
  /** Says below what the choice does. */
  hint?: string;
  /** The error of the choice; also marks the group as invalid. */
  error?: string | undefined;
  onPick: (value: T) => void;
};

/** A few choices all in sight; real radios or check boxes under the look of chips. */
export function ChoiceChips<T extends string | number>(props: Props<T>) {
  const { legend, type, options, chosen, hint, error, onPick } = props;
  const message = error ?? hint;
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      data-invalid={error !== undefined}
      tabIndex={-1}
      aria-describedby={message ? `${name}-message` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type={type}
              name={name}
              className="visually-hidden"
              checked={chosen.includes(value)}
              onChange={() => onPick(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {message ? (
        <p
          id={`${name}-message`}
          className={error ? styles.message : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}
