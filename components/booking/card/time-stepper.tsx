import { Minus, Plus } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { draftText } from '@/lib/text/zh-cn/draft';
import styles from './time-stepper.module.css';

type Props = {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
};

/** One end of a time: a quarter hour back or forth by thumb, any of them by the platform's own list. */
export function TimeStepper({ label, value, options, onChange }: Props) {
  const at = options.findIndex((option) => option.value === value);
  const earlier = options[at - 1];
  const later = options[at + 1];
  return (
    <div className={styles.stepper}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={draftText.earlier(label)}
        disabled={at < 0 || !earlier}
        onClick={() => earlier && onChange(earlier.value)}
      >
        <Icon of={Minus} size={16} />
      </button>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.step}
        aria-label={draftText.later(label)}
        disabled={at < 0 || !later}
        onClick={() => later && onChange(later.value)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </div>
  );
}
