'use client';

import { useId } from 'react';
import styles from './choice-chips.module.css';

type Props<T extends string | number> = {
  legend: string;
  /** One of them, or any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: T; label: string }[];
  chosen: readonly (string | number)[];
  onPick: (value: T) => void;
};

/** A few choices all in sight; real radios or check boxes under the look of chips. */
export function ChoiceChips<T extends string | number>({ legend, type, options, chosen, onPick }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
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
    </fieldset>
  );
}
