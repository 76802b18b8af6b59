import { entryText } from '@/lib/text/zh-cn/entry';
import styles from './notice.module.css';

type Props = { realName: string; href: string };

/** Nobody is sent on from the log-in: who is logged in may be here to log in as somebody else, and a session that ended meanwhile would lead back. */
export const AlreadyIn = ({ realName, href }: Props) => (
  <p className={styles.notice}>
    {entryText.alreadyIn(realName)}
    <a href={href}>{entryText.goOn}</a>
  </p>
);
