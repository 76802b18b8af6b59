'use client';

import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

export type VirtualRow = { index: number; key: string | number; start: number; isStuck: boolean };

type Options = {
  count: number;
  keyOf: (index: number) => string | number;
  heightOf: (index: number) => number;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Rows that stay rendered wherever the list is scrolled to, such as the one with the focus. */
  pinned?: readonly number[];
  /** Headings in ascending order; the last one above the rows in sight sticks to the top. */
  headings?: readonly number[];
  /** Called when the last rows come near. */
  onEndNear?: (() => void) | undefined;
};

const overscan = 6;
/** The height of a list before it is laid out, so that a page from the server holds its first rows (UX-04). */
const firstRect = { width: 0, height: 800 };

/** The rows of a long list that are in sight, and a few around them (CON-08). */
export function useVirtualRows(options: Options) {
  const { count, keyOf, heightOf, scrollerRef, pinned = [], headings = [], onEndNear } = options;

  const rowsOf = (range: Range) => {
    const heading = headingAbove(headings, range.startIndex);
    const extra = [...pinned, ...(heading === undefined ? [] : [heading])];
    const rows = [...defaultRangeExtractor(range), ...extra.filter((row) => row >= 0 && row < range.count)];
    return [...new Set(rows)].sort((one, other) => one - other);
  };

  // eslint-disable-next-line react-hooks/incompatible-library -- it hands out functions that change what they return; nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: heightOf,
    getScrollElement: () => scrollerRef.current,
    rangeExtractor: rowsOf,
    overscan,
    initialRect: firstRect,
    // A list that is not laid out keeps its first rows.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) report(rect);
      }),
  });

  const lastRow = virtualizer.range?.endIndex ?? 0;
  const isEndNear = count > 0 && lastRow + overscan >= count - 1;
  useEffect(() => {
    if (isEndNear) onEndNear?.();
  }, [isEndNear, count, onEndNear]);

  const stuck = headingAbove(headings, virtualizer.range?.startIndex ?? 0);
  const rows = virtualizer.getVirtualItems().map(({ index, key, start }): VirtualRow => ({
    index,
    key: key as string | number,
    start,
    isStuck: index === stuck,
  }));
  return {
    rows,
    height: virtualizer.getTotalSize(),
    firstInSight: virtualizer.range?.startIndex ?? 0,
    scrollTo: (index: number, align: 'start' | 'auto' = 'auto') =>
      virtualizer.scrollToIndex(index, { align }),
  };
}

function headingAbove(headings: readonly number[], row: number): number | undefined {
  return headings.findLast((heading) => heading <= row);
}
