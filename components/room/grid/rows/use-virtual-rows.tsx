'use client';

import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { limits } from '@/lib/domain/limits/limits';
import { rowPx } from './row-heights';
import type { GridLayout } from '../use-grid-layout';

export type RowWindow = {
  keys: readonly string[];
  scrollerRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLElement | null>;
  /** Rows that stay mounted wherever one scrolls: the one with the cursor, the one with the draft. */
  pinned: readonly number[];
};

/** Rows to draw with the empty heights before each and after all of them, in px. */
export type RowsShown = {
  parts: readonly { index: number; before: number }[];
  after: number;
  /** Takes the real height of a row, where it is not the same for all. */
  measure: ((row: HTMLElement | null) => void) | undefined;
};

const LazyRowTracker = lazyPart(() => import('./row-tracker').then(({ RowTracker }) => RowTracker));

/**
 * Which rows are in the document (R34): those in sight and a few around them, once there are more than a first page of them,
 * which is when what follows the scrolling is fetched. Until script runs it is a first screen of them, on paper everything.
 */
export function useVirtualRows({
  layout,
  ...window
}: RowWindow & { layout: GridLayout }): RowsShown & { tracker: ReactNode } {
  const { keys } = window;
  const isNarrow = layout === 'narrow';
  const first = layout === 'unknown' ? limits.roomRowsInFirstPaint : limits.roomListPageSize;
  const isLong = keys.length > first;
  const isTracked = isLong && (isNarrow || layout === 'wide');
  const [tracked, setTracked] = useState<RowsShown & { isNarrow: boolean; count: number }>();

  const count = keys.length;
  const onRows = useCallback(
    (rows: RowsShown) => setTracked({ ...rows, isNarrow, count }),
    [isNarrow, count],
  );

  const tracker = isTracked ? <LazyRowTracker {...window} isNarrow={isNarrow} onRows={onRows} /> : null;
  if (isTracked && tracked?.isNarrow === isNarrow && tracked.count <= count) return { ...tracked, tracker };

  const shown =
    layout !== 'print' && isLong ? firstRows(window, first) : keys.map((_, index) => ({ index, before: 0 }));
  const drawn = (shown.at(-1)?.index ?? -1) + 1;
  return { parts: shown, after: (count - drawn) * rowPx, measure: undefined, tracker };
}

/** The first ones, and what must not be missing. */
function firstRows({ keys, pinned }: RowWindow, first: number): RowsShown['parts'] {
  const indexes = new Set([
    ...Array(first).keys(),
    ...pinned.filter((each) => each >= first && each < keys.length),
  ]);
  return [...indexes]
    .sort((one, other) => one - other)
    .map((index, place, all) => ({ index, before: (index - (all[place - 1] ?? -1) - 1) * rowPx }));
}
