import type { ReactNode } from 'react';
import { inviteStates, inviteTag } from '@/lib/domain/meeting/invite-state';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { commonText } from '@/lib/text/zh-cn/common';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { NoticeDot } from '../notice-dot';
import styles from './lines.module.css';

type Facts = { status: string; inviteState: number };
type Props = { facts: readonly Facts[]; hasNews: boolean; children: ReactNode };

/** How many meetings came to nothing, in one line that opens to their rows; it opens without script too. */
export function OffLine({ facts, hasNews, children }: Props) {
  return (
    <details className={styles.off}>
      <summary>
        {countsOf(facts)}
        {hasNews ? <NoticeDot /> : null}
      </summary>
      <ul className={styles.rows}>{children}</ul>
    </details>
  );
}

/** The end of the meeting, or else of one's own place in it. */
function wordOf({ status, inviteState }: Facts): string {
  const row = readMeetingStatus(status);
  const tag = inviteTag(inviteState);
  const isOff = row?.stage === displayStages.cancelled && inviteState !== inviteStates.withdrawn;
  return isOff || !tag ? meetingText.status[row?.status ?? 'CANCEL'] : meetingText.invite[tag.code];
}

function countsOf(facts: readonly Facts[]): string {
  const counts = new Map<string, number>();
  for (const each of facts) counts.set(wordOf(each), (counts.get(wordOf(each)) ?? 0) + 1);
  return [...counts].map(([word, count]) => scheduleText.off(word, count)).join(commonText.separator);
}
