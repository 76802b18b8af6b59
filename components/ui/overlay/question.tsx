import { ShieldAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { Icon } from '../layout/icon';
import styles from './question.module.css';

type Answer = {
  label: string;
  /** It is on its way: the other one cannot be given any more. */
  isGiven: boolean;
  onGive: () => void;
};

type Props = {
  title: string;
  hint: string;
  /** Stands above, and the words are centred below it. */
  icon?: ReactNode;
  /** A caution to read before answering. */
  warning?: string;
  /** The one that is meant to be given comes first. */
  answers: readonly [Answer, Answer];
  /** Worth another try. */
  failure: string | undefined;
  /** The subject of the question. */
  children: ReactNode;
};

/** A page that asks one thing, which is answered once. */
export function Question({ title, hint, icon, warning, answers, failure, children }: Props) {
  const titleId = useId();
  const isAnswered = answers.some(({ isGiven }) => isGiven);
  return (
    <section className={styles.question} data-centred={icon !== undefined} aria-labelledby={titleId}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <h1 id={titleId}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      {children}
      {warning ? (
        <p className={styles.warning}>
          <Icon of={ShieldAlert} size={18} />
          {warning}
        </p>
      ) : null}
      {answers.map(({ label, isGiven, onGive }, index) => (
        <Button
          key={label}
          {...(index === 0 ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
          size="large"
          fullWidth
          disabled={isAnswered && !isGiven}
          aria-busy={isGiven}
          onClick={() => !isAnswered && onGive()}
        >
          {label}
        </Button>
      ))}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}
