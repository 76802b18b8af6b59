import { entryText } from '@/lib/text/zh-cn/entry';
import styles from './notice.module.css';

type Props = { realName: string; href: string };

/** The log-in page does not redirect: another account may want to log in, and a session that ended meanwhile would lead back. */
export const AlreadyLoggedIn = ({ realName, href }: Props) => (
  <p className={styles.notice}>
    {entryText.alreadyIn(realName)}
    <a href={href}>{entryText.goOn}</a>
  </p>
);
