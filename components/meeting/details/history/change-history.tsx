'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { versionsText } from '@/lib/text/zh-cn/versions';
import { formatRecent } from '@/lib/time/format';
import { Card } from '../card';
import styles from './change-history.module.css';
import { changeWords } from './change-words';
import { FormerVersions } from './former-versions';
import { useChanges } from './use-changes';

type Props = {
  meeting: Pick<Meeting, '_id' | 'meetingNo' | 'changeLogs' | 'hasOlderChanges'>;
  /** Whether a former version can be put back; absent for those who do not see former versions. */
  versions?: { canRestore: boolean } | undefined;
  zone: string;
};

/** The changes of the meeting, newest first and by pages (MEET-12). */
export function ChangeHistory({ meeting, versions, zone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const now = useServerNow();
  const { changes, hasMore, loadMore, query } = useChanges(meeting);
  if (changes.length === 0) return null;
  return (
    <Card title={meetingText.fields.changes} part="changes">
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id} data-part={change.id}>
            <p className={styles.what}>
              {change.actorName} <span>{changeWords(change, zone)}</span>
            </p>
            <p className={styles.when}>{formatRecent(change.createTime, { now, zone })}</p>
          </li>
        ))}
      </ol>
      {query.error ? (
        <QueryFailed
          variant="slim"
          title={detailsText.changesFailed}
          query={{ ...query, refetch: loadMore }}
        />
      ) : null}
      {hasMore && !query.error ? (
        <Button size="small" loading={query.isFetching} onClick={loadMore}>
          {detailsText.moreChanges}
        </Button>
      ) : null}
      {versions ? (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? versionsText.hide : versionsText.show}
        </Button>
      ) : null}
      {versions && isOpen ? <FormerVersions {...versions} meeting={meeting} zone={zone} /> : null}
    </Card>
  );
}
