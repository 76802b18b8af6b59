'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ChangeLog } from '@/lib/contract/meeting';
import type { MeetingRef } from '@/lib/query/meeting';
import { versionsText } from '@/lib/text/zh-cn/versions';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { formatRecent } from '@/lib/time/format';
import { Card } from '../card';
import styles from './change-history.module.css';
import { changeWords } from './change-words';
import { FormerVersions } from './former-versions';

type Props = {
  changes: readonly ChangeLog[];
  /** The meeting with former versions to look at; absent for those who do not see them. */
  versions?: { meeting: MeetingRef; canRestore: boolean } | undefined;
  zone: string;
};

/** The changes of the meeting, newest first (MEET-12). */
export function ChangeHistory({ changes, versions, zone }: Props) {
  const [isOpen, setOpen] = useState(false);
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
      {versions ? (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? versionsText.hide : versionsText.show}
        </Button>
      ) : null}
      {versions && isOpen ? <FormerVersions {...versions} zone={zone} /> : null}
    </Card>
  );
}
