'use client';

import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { signsOfLife } from '@/lib/domain/limits/live-limits';

/** Readings that may be wanted next, the likeliest first. */
type Readings = (queryClient: QueryClient) => readonly (() => unknown)[];

const hasFailed = ({ state }: Query) => state.status === 'error';

/** Somebody who pays for each byte reads only what they open. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(run: () => void): () => void {
  // Some browsers have no idle time to give; a moment after the paint serves as well.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, signsOfLife.skeletonAfterMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}

/**
 * Reads what is probably opened next, such as the days beside the shown one, once the browser is idle (UX-03). `view` names what is
 * shown; each view fetches once.
 *
 * @example
 * useFetchedAhead(day, (queryClient) => [() => queryClient.prefetchQuery(records(nextDay))]);
 */
export function useFetchedAhead(view: string, readings: Readings): void {
  const queryClient = useQueryClient();
  const read = useEffectEvent(() => {
    // A service in trouble is asked for nothing that nobody has opened.
    if (queryClient.getQueryCache().findAll({ type: 'active' }).some(hasFailed)) return;
    for (const start of readings(queryClient).slice(0, signsOfLife.fetchedAhead)) start();
  });
  useEffect(() => (savesData() ? undefined : whenIdle(() => read())), [view]);
}
