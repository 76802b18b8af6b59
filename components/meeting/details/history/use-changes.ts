'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ChangeLog, Meeting } from '@/lib/contract/meeting';
import { olderChanges } from '@/lib/query/change-log';
import { useApi } from '@/lib/query/context/api-context';

type Logged = Pick<Meeting, '_id' | 'meetingNo' | 'changeLogs' | 'hasOlderChanges'>;

const none: readonly ChangeLog[] = [];

/** The changes of a meeting, newest first: its newest page, and the older ones page by page. */
export function useChanges(meeting: Logged) {
  // The newest page as it was when older ones began to be read: new changes push its last entries out of the meeting's own.
  const [firstPage, setFirstPage] = useState(none);
  const before = firstPage.at(-1)?.id;
  const query = useInfiniteQuery({
    ...olderChanges(useApi(), meeting, before ?? ''),
    enabled: before !== undefined,
  });
  const { data, error, isFetching, hasNextPage } = query;
  const changes = useMemo(() => {
    const older = data?.pages.flatMap(({ list }) => list) ?? none;
    const byId = new Map([...meeting.changeLogs, ...firstPage, ...older].map((each) => [each.id, each]));
    return newestFirst([...byId.values()]);
  }, [meeting.changeLogs, firstPage, data]);
  const loadMore = () => {
    if (before === undefined) setFirstPage(newestFirst(meeting.changeLogs));
    else void (data ? query.fetchNextPage() : query.refetch());
  };
  const hasMore = data ? hasNextPage : meeting.hasOlderChanges === true;
  return { changes, hasMore, loadMore, query: { error, isFetching } };
}

/** Entries of one moment stay in the order of the service. */
const newestFirst = (changes: readonly ChangeLog[]) =>
  changes.toSorted((one, other) => other.createTime - one.createTime);
