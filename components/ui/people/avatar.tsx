import styles from './avatar.module.css';

type Props = { name: string; tone?: 'accent' | 'neutral' };

const latin = /^\p{Script=Latin}/u;

/** A Chinese name by its last character, a Latin one by its first letter; Array.from keeps characters beyond the BMP whole. */
export function Avatar({ name, tone = 'neutral' }: Props) {
  const characters = Array.from(name.trim());
  const initial = latin.test(name.trim()) ? characters[0]?.toUpperCase() : characters.at(-1);
  return (
    <span className={styles.avatar} data-tone={tone} aria-hidden="true">
      {initial ?? '·'}
    </span>
  );
}
