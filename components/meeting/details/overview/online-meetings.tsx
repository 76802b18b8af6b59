import type { Meeting } from '@/lib/contract/meeting';
import { safeLink } from '@/lib/web/safe-link';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import styles from './meeting-facts.module.css';

const text = meetingText.onlineMeeting;

export function OnlineMeetings({ meetings }: { meetings: Meeting['thirdPartyMeetingViewList'] }) {
  return meetings.map(({ status, url, password }, index) => (
    <span key={url ?? index} className={styles.online}>
      {status === 'pending' ? text.pending : null}
      {status === 'failed' ? text.failed : null}
      {status === 'ready' && safeLink(url) ? (
        <a href={safeLink(url)} target="_blank" rel="noopener noreferrer">
          {text.join}
        </a>
      ) : null}
      {status === 'ready' && password ? <span className={styles.more}>{text.password(password)}</span> : null}
    </span>
  ));
}
