import styles from './avatar.module.css';

type Props = { name: string; tone?: 'accent' | 'neutral' };

/** The last character of the name, as Chinese readers expect; Array.from keeps characters beyond the BMP whole. */
export function Avatar({ name, tone = 'neutral' }: Props) {
  return (
    <span className={styles.avatar} data-tone={tone} aria-hidden="true">
      {Array.from(name.trim()).at(-1) ?? '·'}
    </span>
  );
}
