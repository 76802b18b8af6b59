import type { Meeting } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import styles from './meeting-facts.module.css';

const text = meetingText.onlineMeeting;

/** Links come from a third party and open nothing but the web. */
const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');

export function OnlineMeetings({ meetings }: { meetings: Meeting['thirdPartyMeetingViewList'] }) {
  return meetings.map(({ status, url, password }, index) => (
    <span key={url ?? index} className={styles.online}>
      {status === 'pending' ? text.pending : null}
      {status === 'failed' ? text.failed : null}
      {status === 'ready' && isWebAddress(url) ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {text.join}
        </a>
      ) : null}
      {status === 'ready' && password ? <span className={styles.more}>{text.password(password)}</span> : null}
    </span>
  ));
}
