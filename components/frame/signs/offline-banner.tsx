'use client';

import { useQueryClient, type Query } from '@tanstack/react-query';
import { WifiOff } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { useServerClock } from '@/components/ui/page/server-clock';
import { useOfflineSince } from '@/components/ui/page/use-offline';
import { errorText } from '@/lib/text/zh-cn/errors';
import { formatTime } from '@/lib/time/format';
import styles from './offline-banner.module.css';

const isMissingOrOld = (query: Query) =>
  query.isActive() && (query.state.status === 'error' || query.isStale());

/** ERR-01: how old the page is while its server cannot be reached. It goes by itself, and what the page shows is read again. */
export function OfflineBanner({ zone }: { zone: string }) {
  const clock = useServerClock();
  const queryClient = useQueryClient();
  const lostAt = useOfflineSince();
  const isOffline = lostAt !== undefined;
  useEffect(() => {
    if (!isOffline) return undefined;
    // The query client reads again by itself where a network is back, but not where only the server was gone.
    return () => void queryClient.refetchQueries({ predicate: isMissingOrOld }, { cancelRefetch: false });
  }, [isOffline, queryClient]);

  return (
    <div aria-live="polite" className={styles.place} data-print="hide">
      {lostAt === undefined ? null : (
        <p className={styles.banner}>
          <Icon of={WifiOff} size={16} />
          {errorText.showingOld(formatTime(clock.at(lostAt), zone))}
        </p>
      )}
    </div>
  );
}
