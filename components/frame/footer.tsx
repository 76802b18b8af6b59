import { shellText } from '@/lib/text/zh-cn/shell';
import { dayOf } from '@/lib/time/day';
import { defaultTimeZone } from '@/lib/time/zone';
import styles from './footer.module.css';

type Props = {
  /** The server's time. */
  now: number;
  zone?: string;
};

export function Footer({ now, zone = defaultTimeZone }: Props) {
  const [year] = dayOf(now, zone).split('-');
  return (
    <footer className={styles.footer} data-print="hide" data-frame>
      {shellText.copyright(Number(year))}
    </footer>
  );
}
