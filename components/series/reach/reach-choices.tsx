'use client';

import { useId } from 'react';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import styles from './reach-choices.module.css';
import { reaches, type Reach } from './reached-occurrences';

type Props = {
  legend: string;
  labels: Readonly<Record<Reach, string>>;
  /** The effect of each, in words. */
  hints: Readonly<Partial<Record<Reach, string>>>;
  chosen: Reach;
  onPick: (reach: Reach) => void;
};

/** Which occurrences are meant, each choice with what it does. */
export function ReachChoices({ legend, labels, hints, chosen, onPick }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {reaches.map((reach) => (
        <label key={reach} className={styles.choice}>
          <ChoiceMark
            type="radio"
            name={name}
            checked={reach === chosen}
            aria-describedby={hints[reach] ? `${name}-${reach}` : undefined}
            onChange={() => onPick(reach)}
          />
          <span>
            <span className={styles.label}>{labels[reach]}</span>
            {hints[reach] ? (
              <span id={`${name}-${reach}`} className={styles.hint}>
                {hints[reach]}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
