'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { LoadMore } from '@/components/ui/controls/load-more';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { ApiError } from '@/lib/client/failures/api-error';
import { useApi } from '@/lib/query/context/api-context';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import type { ApprovalView } from '../approval-view';
import { approvalsOf } from '../approvals-of';
import styles from './approval-centre.module.css';
import { ApprovalList } from './approval-list';
import { ApprovalListSkeleton } from './approval-list-skeleton';
import { NoApprovals } from './no-approvals';

type Props = { view: ApprovalView; pageRef: RefObject<HTMLElement | null>; zone: string };

/** One of the four lists in each of its states. */
export function ApprovalResults({ view, pageRef, zone }: Props) {
  const query = useInfiniteQuery(approvalsOf(useApi(), view));
  const { data, error } = query;
  const records = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);

  if (!data && !error) return <ApprovalListSkeleton />;
  if (!data)
    return (
      <div className={styles.state}>
        {error instanceof ApiError && error.status === 403 ? (
          <ForbiddenState />
        ) : (
          <QueryFailed title={approvalCentreText.failed} query={query} />
        )}
      </div>
    );
  return (
    <>
      <ApprovalList
        records={records}
        total={data.pages.at(-1)?.total}
        view={view}
        pageRef={pageRef}
        zone={zone}
      />
      {records.length === 0 ? (
        <div className={styles.state}>
          <NoApprovals view={view} />
        </div>
      ) : null}
      {query.hasNextPage ? (
        <div className={styles.end}>
          <LoadMore loading={query.isFetchingNextPage} onReach={() => void query.fetchNextPage()} />
        </div>
      ) : null}
    </>
  );
}
