import { safeLink } from '@/lib/web/safe-link';
import styles from './avatar.module.css';

type Props = {
  name: string;
  tone?: 'accent' | 'neutral';
  size?: 'small' | 'medium' | 'large' | 'portrait';
  /** Lies over the initial, which stays where the picture does not load. */
  picture?: string | undefined;
};

const latin = /^\p{Script=Latin}/u;

/** A Chinese name by its last character, a Latin one by its first letter; Array.from keeps characters beyond the BMP whole. */
export function Avatar({ name, tone = 'neutral', size = 'medium', picture }: Props) {
  const characters = Array.from(name.trim());
  const initial = latin.test(name.trim()) ? characters[0]?.toUpperCase() : characters.at(-1);
  const address = safeLink(picture);
  return (
    <span className={styles.avatar} data-tone={tone} data-size={size} aria-hidden="true">
      {initial ?? '·'}
      {address ? (
        // eslint-disable-next-line @next/next/no-img-element -- a picture of others, as it is
        <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" className={styles.picture} />
      ) : null}
    </span>
  );
}
