import { Icon } from '@/components/ui/layout/icon';
import { PageLink } from '@/components/ui/links/page-link';
import type { Notice } from '@/lib/contract/notice';
import { noticePlace, noticeWords } from '@/lib/text/notice/notice-words';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { formatTime } from '@/lib/time/format';
import { noticeHref } from './notice-href';
import styles from '../list/notice-list.module.css';
import { noticeSign } from './notice-sign';

type Props = { notice: Notice; now: number; zone: string; onOpen: () => void };

/** One notice: what happened, to which meeting, when. */
export function NoticeRow({ notice, now, zone, onOpen }: Props) {
  const { facts, isRead, time } = notice;
  const { title, detail } = noticeWords(notice, zone);
  const { icon, tone } = noticeSign(notice);
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <span className={styles.sign} data-tone={tone} aria-hidden="true">
        <Icon of={icon} size={17} />
      </span>
      <div className={styles.words}>
        <PageLink href={noticeHref(notice)} className={styles.title} onClick={onOpen}>
          {title}
        </PageLink>
        <p className={styles.subject}>{facts.subject}</p>
        <p className={styles.about}>{noticePlace(facts, { now, zone })}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      <div className={styles.end}>
        <time dateTime={new Date(time).toISOString()}>{formatTime(time, zone)}</time>
        {isRead ? null : <span className={styles.dot} role="img" aria-label={noticesText.unreadMark} />}
      </div>
    </li>
  );
}
