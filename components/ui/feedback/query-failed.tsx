'use client';

import { LoadFailed } from './load-failed';
import type { StateVariant } from './state-view';

/** The part of a query that its failure needs, as `useQuery` and `useInfiniteQuery` return it. */
export type FailedQuery = { error: Error | null; isFetching: boolean; refetch: () => unknown };

type Props = { title: string; query: FailedQuery; variant?: StateVariant };

/** A query that failed, with its retry; nothing as long as it has not. */
export function QueryFailed({ query: { error, isFetching, refetch }, ...look }: Props) {
  if (!error) return null;
  return <LoadFailed {...look} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
