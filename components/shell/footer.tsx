import { shellText } from '@/lib/text/zh-cn/shell';
import { systemClock } from '@/lib/time/clock';
import { dayOf } from '@/lib/time/day';
import { defaultTimeZone } from '@/lib/time/zone';
import styles from './footer.module.css';

type Props = { now?: number; zone?: string };

/** Given `now` wherever a browser renders it as well: its clock does not decide the year. */
export function Footer({ now = systemClock.now(), zone = defaultTimeZone }: Props) {
  const [year] = dayOf(now, zone).split('-');
  return (
    <footer className={styles.footer} data-print="hide" data-frame>
      {shellText.copyright(Number(year))}
    </footer>
  );
}
