'use client';

import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { cardGapPx, cardPx, headPx, rowPx } from './row-heights';
import type { RowWindow, VisibleRows } from './row-window';

type Props = RowWindow & { isNarrow: boolean; onRows: (rows: VisibleRows) => void };
type Part = { index: number; start: number; end: number };

const overscan = 8;

/** The first page's rows, which the server sends; the height of the others, so that nothing jumps. */
const firstRect = { width: 0, height: limits.roomListPageSize * rowPx };

const withPinned = (range: Range, pinned: readonly number[]) =>
  [
    ...new Set([
      ...defaultRangeExtractor(range),
      ...pinned.filter((index) => index >= 0 && index < range.count),
    ]),
  ].sort((one, other) => one - other);

/** Rows in the flow of the page, so that sticky heads stick and paper breaks between them; holes are spacers. */
function withSpacers(parts: readonly Part[], { from, gap }: { from: number; gap: number }) {
  return parts.map(({ index, start }, place) => {
    const previous = parts[place - 1];
    return { index, before: start - (previous ? previous.end + gap : from) };
  });
}

/** Follows the scrolling of a long grid, and reports the rows in sight. Wide grids scroll in their own frame, cards with the page. */
export function RowTracker({ keys, isNarrow, scrollerRef, listRef, pinned, onRows }: Props) {
  const [listTop, setListTop] = useState(0);
  useLayoutEffect(() => {
    if (isNarrow && listRef.current)
      setListTop(Math.round(listRef.current.getBoundingClientRect().top + window.scrollY));
  }, [isNarrow, listRef, keys]);

  const common = {
    count: keys.length,
    getItemKey: (index: number) => keys[index] ?? index,
    rangeExtractor: (range: Range) => withPinned(range, pinned),
    overscan,
    initialRect: firstRect,
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- it hands out functions that change what they return; nothing here is memoized by a compiler
  const inFrame = useVirtualizer({
    ...common,
    enabled: !isNarrow,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowPx,
    scrollMargin: headPx,
    // A grid that is not shown, or not laid out at all, keeps its rows.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) report(rect);
      }),
  });
  const inPage = useWindowVirtualizer({
    ...common,
    enabled: isNarrow,
    estimateSize: () => cardPx,
    gap: cardGapPx,
    scrollMargin: listTop,
  });

  const virtualizer = isNarrow ? inPage : inFrame;
  const from = isNarrow ? listTop : headPx;
  const items = virtualizer.getVirtualItems();
  const parts = withSpacers(items, { from, gap: isNarrow ? cardGapPx : 0 });
  const after = Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? from) - from));
  const rowsKey = JSON.stringify([parts, after]);
  useLayoutEffect(() => {
    onRows({ parts, after, measure: isNarrow ? inPage.measureElement : undefined });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new array with the same rows is nothing new
  }, [rowsKey, isNarrow, onRows]);
  return null;
}
