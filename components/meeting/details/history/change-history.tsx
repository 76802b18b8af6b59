'use client';

import { useServerNow } from '@/components/ui/page/server-clock';
import type { ChangeLog } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { formatRecent } from '@/lib/time/format';
import { Card } from '../card';
import styles from './change-history.module.css';
import { changeWords } from './change-words';

type Props = { changes: readonly ChangeLog[]; zone: string };

/** The changes of the meeting, newest first (MEET-12). */
export function ChangeHistory({ changes, zone }: Props) {
  const now = useServerNow();
  if (changes.length === 0) return null;
  const newestFirst = changes.toSorted((one, other) => other.createTime - one.createTime);
  return (
    <Card title={meetingText.fields.changes}>
      <ol className={styles.changes}>
        {newestFirst.map((change) => (
          <li key={change.id}>
            <p className={styles.what}>
              {change.actorName} <span>{changeWords(change, zone)}</span>
            </p>
            <p className={styles.when}>{formatRecent(change.createTime, { now, zone })}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
