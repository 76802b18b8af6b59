import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import { isAffected } from './follows';
import { changedIds, recentChanges } from './recent-changes';

export type LiveChanges = {
  hear: (change: LiveChange) => void;
  /** Changes may have been missed: everything on the screen is read anew. */
  hearOfGap: () => void;
  end: () => void;
};

type Pending = { changes: LiveChange[]; late: Set<Query>; gap: boolean };
const nothingPending = (): Pending => ({ changes: [], late: new Set(), gap: false });

/**
 * Keeps a page up to date with the changes of the stream (UX-02). Queries on the screen are read again at once, others when
 * they come back. Changes during a read or a mutation wait for its end: reading then would take back an answer that the
 * screen already shows (UX-03).
 */
export function followChanges(queryClient: QueryClient): LiveChanges {
  const recent = recentChanges();
  let pending = nothingPending();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let hasEnded = false;
  const isPending = () => pending.gap || pending.changes.length > 0 || pending.late.size > 0;

  function readSoon(ms = Math.random() * liveChanges.spreadMs): void {
    if (timer !== undefined || isReading || hasEnded) return;
    timer = setTimeout(() => void readNow(), ms);
  }

  async function readNow(): Promise<void> {
    timer = undefined;
    if (!isPending() || queryClient.isMutating() > 0) return;
    const { changes, late, gap } = pending;
    pending = nothingPending();
    const changed = changedIds(changes);
    isReading = true;
    await readAgain(queryClient, (query) => gap || late.has(query) || isAffected(query, changed));
    isReading = false;
    readSoon(liveChanges.gatherMs);
  }

  const endings = [
    queryClient.getMutationCache().subscribe(() => {
      if (isPending() && queryClient.isMutating() === 0) readSoon();
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (!isHydration(event) || !isAffected(event.query, recent.all())) return;
      pending.late.add(event.query);
      readSoon();
    }),
  ];
  return {
    hear(change) {
      recent.add(change);
      pending.changes.push(change);
      readSoon();
    },
    hearOfGap() {
      // A timer of its own: a change that is heard meanwhile is read no later for it.
      gapTimer ??= setTimeout(() => {
        gapTimer = undefined;
        pending.gap = true;
        readSoon(0);
      }, Math.random() * liveChanges.gapSpreadMs);
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
      clearTimeout(gapTimer);
      for (const end of endings) end();
    },
  };
}

/** Whether data came with a page that the server rendered, which is as old as the start of its rendering. */
const isHydration = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'added'
    ? event.query.state.data !== undefined
    : event.type === 'updated' && event.action.type === 'setState';

/** Resolves when every query is read or has failed; each screen shows its own failure. */
async function readAgain(queryClient: QueryClient, isOld: (query: Query) => boolean): Promise<void> {
  // React Query does not begin a first reading anew, and it may bring what was true before the change.
  const underWay = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined && isOld(query),
  });
  await queryClient.invalidateQueries({ predicate: isOld });
  if (underWay.length > 0)
    await queryClient.invalidateQueries({ predicate: (query) => underWay.includes(query) });
}
