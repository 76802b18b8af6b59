'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Card } from '@/components/meeting/details/card';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { SkeletonRows } from '@/components/ui/feedback/loading';
import { VirtualList, type VirtualListHandle } from '@/components/ui/list/virtual-list';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { useApi } from '@/lib/query/context/api-context';
import { seriesDetail } from '@/lib/query/series';
import { seriesListText } from '@/lib/text/zh-cn/series';
import { formatHeadingDay } from '@/lib/time/format';
import { dayOf } from '@/lib/time/day';
import { reachedOccurrences } from '../reach/reached-occurrences';
import { OccurrenceRow } from './occurrence-row';
import styles from './series-card.module.css';

type Props = { meeting: Pick<Meeting, '_id' | 'repeatMeetingNo'>; zone: string };

const rowHeight = 44;
const skeletonRows = 3;

/** The whole series of a meeting: every occurrence with its state, and the way to each. */
export function SeriesCard({ meeting, zone }: Props) {
  const {
    data: series,
    error,
    refetch,
    isFetching,
  } = useQuery(seriesDetail(useApi(), meeting.repeatMeetingNo ?? ''));
  const now = useServerNow();
  const list = useRef<VirtualListHandle>(null);
  const current = series?.occurrences.findIndex(({ _id }) => _id === meeting._id) ?? -1;
  useEffect(() => {
    // One before it stays in sight, so that it does not look like the first.
    if (current > 0) list.current?.scrollTo(current - 1);
  }, [current]);

  if (!series)
    return (
      <Card title={seriesListText.title}>
        {error ? (
          <LoadFailed
            title={seriesListText.failed}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows count={skeletonRows} height={rowHeight} />
        )}
      </Card>
    );
  const { occurrences, exdates } = series;
  const ahead = reachedOccurrences(series, { meetingId: meeting._id, reach: 'all', now }).length;
  const today = dayOf(now, zone);
  return (
    <Card title={seriesListText.title} note={seriesListText.count(occurrences.length, ahead)}>
      <VirtualList
        items={occurrences}
        keyOf={({ _id }) => _id}
        heightOf={() => rowHeight}
        role="list"
        label={seriesListText.list}
        className={styles.list}
        handle={list}
      >
        {(occurrence) => (
          <OccurrenceRow
            occurrence={occurrence}
            isCurrent={occurrence._id === meeting._id}
            now={now}
            zone={zone}
          />
        )}
      </VirtualList>
      {exdates.length > 0 ? (
        <p className={styles.skipped}>
          {seriesListText.skipped(exdates.map((day) => formatHeadingDay(day, today)).join('、'))}
        </p>
      ) : null}
    </Card>
  );
}
