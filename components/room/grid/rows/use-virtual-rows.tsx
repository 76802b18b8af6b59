'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { limits } from '@/lib/domain/limits/limits';
import { rowPx } from './row-heights';
import type { RowWindow, VisibleRows } from './row-window';
import type { GridLayout } from '../use-grid-layout';

const LazyRowTracker = lazyPart(() => import('./row-tracker').then(({ RowTracker }) => RowTracker));

/**
 * Which rows are in the document (R34): those in sight and a few around them, once there are more than a first page of them,
 * which is when what follows the scrolling is fetched. Until script runs it is a first screen of them, on paper everything.
 */
export function useVirtualRows({
  layout,
  ...window
}: RowWindow & { layout: GridLayout }): VisibleRows & { tracker: ReactNode } {
  const { keys } = window;
  const isNarrow = layout === 'narrow';
  const first = layout === 'unknown' ? limits.roomRowsInFirstPaint : limits.roomListPageSize;
  const isLong = keys.length > first;
  const isTracked = isLong && (isNarrow || layout === 'wide');
  const [tracked, setTracked] = useState<VisibleRows & { isNarrow: boolean; count: number }>();

  const count = keys.length;
  const onRows = useCallback(
    (rows: VisibleRows) => setTracked({ ...rows, isNarrow, count }),
    [isNarrow, count],
  );

  const tracker = isTracked ? <LazyRowTracker {...window} isNarrow={isNarrow} onRows={onRows} /> : null;
  if (isTracked && tracked?.isNarrow === isNarrow && tracked.count <= count) return { ...tracked, tracker };

  const visible =
    layout !== 'print' && isLong ? firstRows(window, first) : keys.map((_, index) => ({ index, before: 0 }));
  const drawn = (visible.at(-1)?.index ?? -1) + 1;
  return { parts: visible, after: (count - drawn) * rowPx, measure: undefined, tracker };
}

/** The first ones, and what must not be missing. */
function firstRows({ keys, pinned }: RowWindow, first: number): VisibleRows['parts'] {
  const indexes = new Set([
    ...Array(first).keys(),
    ...pinned.filter((each) => each >= first && each < keys.length),
  ]);
  return [...indexes]
    .sort((one, other) => one - other)
    .map((index, place, all) => ({ index, before: (index - (all[place - 1] ?? -1) - 1) * rowPx }));
}
