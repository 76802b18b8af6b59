import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import { isAffected } from './follows';
import { changedIds, recentChanges } from './recent-changes';

export type LiveChanges = {
  hear: (change: LiveChange) => void;
  /** Something may have been missed: everything that is shown is read anew. */
  hearOfGap: () => void;
  end: () => void;
};

type News = { changes: LiveChange[]; late: Set<Query>; gap: boolean };
const noNews = (): News => ({ changes: [], late: new Set(), gap: false });

/**
 * Makes what the page shows follow the changes it hears of (UX-02). What is on the screen is read again at once, what is
 * not when it comes back. Changes that come while one reads, or while something of one's own is being sent, wait for it:
 * reading then would take back an answer that already shows (UX-03).
 */
export function followChanges(queryClient: QueryClient): LiveChanges {
  const recent = recentChanges();
  let news = noNews();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let hasEnded = false;
  const isNews = () => news.gap || news.changes.length > 0 || news.late.size > 0;

  function readSoon(ms = Math.random() * liveChanges.spreadMs): void {
    if (timer !== undefined || isReading || hasEnded) return;
    timer = setTimeout(() => void readNow(), ms);
  }

  async function readNow(): Promise<void> {
    timer = undefined;
    if (!isNews() || queryClient.isMutating() > 0) return;
    const { changes, late, gap } = news;
    news = noNews();
    const changed = changedIds(changes);
    isReading = true;
    await readAgain(queryClient, (query) => gap || late.has(query) || isAffected(query, changed));
    isReading = false;
    readSoon(liveChanges.gatherMs);
  }

  const endings = [
    queryClient.getMutationCache().subscribe(() => {
      if (isNews() && queryClient.isMutating() === 0) readSoon();
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (!isHydration(event) || !isAffected(event.query, recent.all())) return;
      news.late.add(event.query);
      readSoon();
    }),
  ];
  return {
    hear(change) {
      recent.add(change);
      news.changes.push(change);
      readSoon();
    },
    hearOfGap() {
      // A timer of its own: a change that is heard meanwhile is read no later for it.
      gapTimer ??= setTimeout(() => {
        gapTimer = undefined;
        news.gap = true;
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

/** Whether data came along with a page that the server rendered, by whatever it knew when it began. */
const isHydration = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'added'
    ? event.query.state.data !== undefined
    : event.type === 'updated' && event.action.type === 'setState';

/** Ends when all of it is read, or has failed, as each screen then says itself. */
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
