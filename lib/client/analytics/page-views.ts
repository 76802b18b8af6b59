import type { PageEvent } from '@/lib/contract/report';
import { type PagePattern, pagePatternOf } from '@/lib/domain/analytics/page-pattern';
import { analytics } from '@/lib/domain/limits/analytics-limits';

type Options = {
  /** Sends one batch; must not throw, and its outcome changes nothing. */
  send: (events: PageEvent[]) => void;
  /** Epoch milliseconds. */
  now: () => number;
};

export type PageViews = ReturnType<typeof createPageViews>;

/** Counts views of pages and the time that each was in sight; sends them in batches (CFG-03). */
export function createPageViews({ send, now }: Options) {
  let page: PagePattern | undefined;
  /** Set while the page is in sight. */
  let seenSince: number | undefined;
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) send(waiting);
    waiting = [];
  }

  function add(event: PageEvent): void {
    waiting.push(event);
    if (waiting.length >= analytics.eventsPerBatch) flush();
    else timer ??= setTimeout(flush, analytics.flushMs);
  }

  function endStay(): void {
    if (page === undefined || seenSince === undefined) return;
    const time = now();
    // A clock that was set back meanwhile is no negative stay.
    const durationMs = Math.min(Math.max(0, time - seenSince), analytics.longestStayMs);
    seenSince = undefined;
    add({ name: 'page_stay', time, page, durationMs });
  }

  return {
    /** Another page is open; a path that is not counted ends the stay on the former one. */
    open(pathname: string, { isSeen }: { isSeen: boolean }): void {
      endStay();
      page = pagePatternOf(pathname);
      if (page === undefined) return;
      if (isSeen) seenSince = now();
      add({ name: 'page_view', time: now(), page });
    },
    /** The page is in sight again. */
    show(): void {
      if (page !== undefined) seenSince ??= now();
    },
    /** The page is out of sight, perhaps for good: everything that waits is sent. */
    hide(): void {
      endStay();
      flush();
    },
    /** Drops what waits. */
    stop(): void {
      clearTimeout(timer);
      [page, seenSince, waiting, timer] = [undefined, undefined, [], undefined];
    },
  };
}
