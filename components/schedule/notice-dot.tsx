'use client';

import { useServerNow } from '@/components/ui/page/server-clock';
import { hasNoticeDot, type NoticeFacts } from '@/lib/domain/meeting/notice-dot';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './notice-dot.module.css';

type Props = { of: readonly NoticeFacts[] };

/** A mark where one of these meetings waits to be read or answered (CAL-06); time only takes it away. */
export function NoticeDot({ of }: Props) {
  const marked = of.filter((facts) => hasNoticeDot(facts, Number.NEGATIVE_INFINITY));
  return marked.length > 0 ? <DotUntilOver of={marked} /> : null;
}

function DotUntilOver({ of }: Props) {
  const now = useServerNow();
  const isDue = of.some((facts) => hasNoticeDot(facts, now));
  return isDue ? <span className={styles.dot} role="img" aria-label={scheduleText.unread} /> : null;
}
