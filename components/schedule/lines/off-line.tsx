import type { ReactNode } from 'react';
import type { NoticeFacts } from '@/lib/domain/meeting/notice-dot';
import { commonText } from '@/lib/text/zh-cn/common';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { NoticeDot } from '../notice-dot';
import styles from './lines.module.css';
import { offWord } from './off-word';

type Facts = NoticeFacts & { inviteState: number };
type Props = { facts: readonly Facts[]; children: ReactNode };

/** How many meetings came to nothing, in one line that opens to their rows; it opens without script too. */
export function OffLine({ facts, children }: Props) {
  return (
    <details className={styles.off}>
      <summary>
        {countsOf(facts)}
        <NoticeDot of={facts} />
      </summary>
      <ul className={styles.rows}>{children}</ul>
    </details>
  );
}

function countsOf(facts: readonly Facts[]): string {
  const counts = new Map<string, number>();
  for (const each of facts) counts.set(offWord(each), (counts.get(offWord(each)) ?? 0) + 1);
  return [...counts].map(([word, count]) => scheduleText.off(word, count)).join(commonText.separator);
}
