'use client';

import { type Query, useIsFetching } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pageUnderWay, subscribeToPages } from '@/components/ui/page/router/page-under-way';
import { useLasting } from '@/components/ui/page/timing/use-lasting';
import { signsOfLife } from '@/lib/domain/limits/live-limits';
import { shellText } from '@/lib/text/zh-cn/shell';
import { LazyPageSkeleton } from './lazy-page-skeleton';
import styles from './page-progress.module.css';

/** A part of the screen without data yet. Readings anew and those ahead of time keep nobody waiting. */
const isAwaited = (query: Query) =>
  query.state.data === undefined && query.state.errorUpdateCount === 0 && query.isActive();

/**
 * UX-03: a line while another page or another view of this one is on its way, and the shape of that page where it takes long.
 * What is there at once shows neither.
 */
export function PageProgress() {
  const href = useSyncExternalStore(subscribeToPages, pageUnderWay, () => undefined);
  const isReading = useIsFetching({ predicate: isAwaited }) > 0;
  const isLineShown = useLasting(href !== undefined || isReading, signsOfLife.progressAfterMs);
  const isSkeletonShown = useLasting(href !== undefined, signsOfLife.skeletonAfterMs);
  return (
    <>
      {isLineShown ? (
        <div
          role="progressbar"
          aria-label={shellText.loadingPage}
          className={styles.line}
          data-print="hide"
        />
      ) : null}
      {isSkeletonShown && href !== undefined ? <LazyPageSkeleton href={href} /> : null}
    </>
  );
}
