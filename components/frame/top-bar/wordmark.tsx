import styles from './wordmark.module.css';

type Props = { title: string; tone?: 'accent' | 'inverse' };

export function Wordmark({ title, tone = 'accent' }: Props) {
  return (
    <span className={styles.wordmark} data-tone={tone}>
      <span className={styles.mark} aria-hidden="true">
        约
      </span>
      {title}
    </span>
  );
}
