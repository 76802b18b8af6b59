'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import type { ActiveSession } from '@/lib/contract/account';
import { activeSessions } from '@/lib/query/account';
import { useApi } from '@/lib/query/context/api-context';
import { accountDialogText as text } from '@/lib/text/zh-cn/account-dialog';
import styles from './account-dialog.module.css';
import { EndOtherSessions, EndSession } from './end-sessions';
import { SessionRow } from './session-row';
import { useFocusAfterRemoval } from './use-focus-after-removal';

/** Where the account is logged in: this place first. */
export function ActiveSessions({ zone }: { zone: string }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery(activeSessions(useApi()));
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {text.sessions}
      </h3>
      <p className={styles.hint}>{text.sessionsHint}</p>
      {sessions.data ? (
        <Places sessions={sessions.data} zone={zone} title={title} />
      ) : sessions.error ? (
        <QueryFailed title={text.sessionsFailed} query={sessions} />
      ) : (
        <Loading>
          <SkeletonRows count={2} height={52} gap={1} radius={0} />
        </Loading>
      )}
    </section>
  );
}

type PlacesProps = { sessions: readonly ActiveSession[]; zone: string; title: RefObject<HTMLElement | null> };

function Places({ sessions, zone, title }: PlacesProps) {
  const [ending, setEnding] = useState<ActiveSession | 'others'>();
  const others = sessions.filter(({ current }) => !current);
  const here = sessions.filter(({ current }) => current);
  const close = () => setEnding(undefined);
  useFocusAfterRemoval({ count: sessions.length, isAsking: ending !== undefined, fallback: title });
  return (
    <>
      <ul className={styles.rows}>
        {[...here, ...others].map((session) => (
          <SessionRow key={session.id} session={session} zone={zone} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="outlined"
          color="error"
          fullWidth
          className={styles.all}
          onClick={() => setEnding('others')}
        >
          {text.endOthers}
        </Button>
      ) : (
        <p className={styles.alone}>{text.onlyHere}</p>
      )}
      {ending === 'others' ? <EndOtherSessions count={others.length} onClose={close} /> : null}
      {typeof ending === 'object' ? <EndSession session={ending} onClose={close} /> : null}
    </>
  );
}
