'use client';

import { Button } from '@/components/ui/controls/button';
import { CopyButton } from '@/components/ui/controls/copy-button';
import type { Meeting } from '@/lib/contract/meeting';
import { useOnlineMeetingWait } from '@/lib/query/online-meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { onlineText } from '@/lib/text/zh-cn/online-meeting';
import { safeLink } from '@/lib/web/safe-link';
import styles from './meeting-facts.module.css';

const text = meetingText.onlineMeeting;

type Online = Meeting['thirdPartyMeetingViewList'][number];
type Props = { meeting: Pick<Meeting, '_id' | 'meetingNo' | 'thirdPartyMeetingViewList'> };

/** The online meetings of a meeting; those on their way are waited for (MEET-08). */
export function OnlineMeetings({ meeting }: Props) {
  const { thirdPartyMeetingViewList: list } = meeting;
  const isPending = list.some(({ status }) => status === 'pending');
  const { hasGivenUp, retry } = useOnlineMeetingWait(meeting, isPending);
  return list.map((online, index) => (
    <span key={online.url ?? index} className={styles.online}>
      {online.status === 'pending' && !hasGivenUp ? <span role="status">{text.pending}</span> : null}
      {online.status === 'pending' && hasGivenUp ? (
        <>
          <span role="status">{text.failed}</span>
          <Button size="small" variant="outlined" color="inherit" onClick={retry}>
            {onlineText.retry}
          </Button>
        </>
      ) : null}
      {online.status === 'failed' ? text.failed : null}
      {online.status === 'ready' ? <ReadyMeeting online={online} /> : null}
    </span>
  ));
}

function ReadyMeeting({ online: { url, password } }: { online: Online }) {
  const link = safeLink(url);
  return (
    <>
      {link ? (
        <span className={styles.copyable}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {text.join}
          </a>
          <CopyButton value={link} label={onlineText.copyLink} done={onlineText.linkCopied} />
        </span>
      ) : null}
      {password ? (
        <span className={`${styles.copyable} ${styles.more}`}>
          {text.password(password)}
          <CopyButton value={password} label={onlineText.copyPassword} done={onlineText.passwordCopied} />
        </span>
      ) : null}
    </>
  );
}
