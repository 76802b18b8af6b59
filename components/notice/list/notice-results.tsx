'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadMore } from '@/components/ui/controls/load-more';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useApi } from '@/lib/query/context/api-context';
import { noticePages } from '@/lib/query/notice';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { NoNotices } from './no-notices';
import { NoticeList } from './notice-list';
import { NoticeSkeleton } from './notice-skeleton';
import styles from './notice-results.module.css';

type Props = { zone: string; onOpen?: () => void };

/** The notices in each of their states, by pages. */
export function NoticeResults({ zone, onOpen }: Props) {
  const query = useInfiniteQuery(noticePages(useApi()));
  const { data, error } = query;
  const notices = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);

  if (!data) return error ? <QueryFailed title={noticesText.failed} query={query} /> : <NoticeSkeleton />;
  if (notices.length === 0) return <NoNotices />;
  return (
    <>
      <NoticeList notices={notices} zone={zone} onOpen={onOpen} />
      {query.hasNextPage ? (
        <div className={styles.end}>
          <LoadMore loading={query.isFetchingNextPage} onReach={() => void query.fetchNextPage()} />
        </div>
      ) : null}
    </>
  );
}
