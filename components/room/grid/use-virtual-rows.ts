'use client';

import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { limits } from '@/lib/domain/limits';
import { cardGapPx, cardPx, headPx, rowPx } from './row-heights';
import type { GridLayout } from './use-grid-layout';

const overscan = 8;

type Options = {
  keys: readonly string[];
  layout: GridLayout;
  scrollerRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLElement | null>;
  /** Rows that stay mounted wherever one scrolls: the one with the cursor, the one with the draft. */
  pinned: readonly number[];
};

type VirtualRow = { index: number; before: number };
type Part = { index: number; start: number; end: number };

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
function withSpacers(parts: readonly Part[], { from, gap }: { from: number; gap: number }): VirtualRow[] {
  return parts.map(({ index, start }, place) => {
    const previous = parts[place - 1];
    return { index, before: start - (previous ? previous.end + gap : from) };
  });
}

/**
 * Which rows are in the document (R34): those in sight and a few around them. Wide grids scroll in their own frame, cards with
 * the page. Before script, on paper and in a document without a layout it is the whole first page, or everything.
 */
export function useVirtualRows({ keys, layout, scrollerRef, listRef, pinned }: Options) {
  const [listTop, setListTop] = useState(0);
  const isNarrow = layout === 'narrow';
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
    enabled: layout === 'wide',
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowPx,
    scrollMargin: headPx,
    // A grid that is not shown, or not laid out at all, keeps its rows.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) tell(rect);
      }),
  });
  const inPage = useWindowVirtualizer({
    ...common,
    enabled: isNarrow,
    estimateSize: () => cardPx,
    gap: cardGapPx,
    scrollMargin: listTop,
  });

  if (layout === 'unknown' || layout === 'print') {
    const shown = layout === 'print' ? keys : keys.slice(0, limits.roomListPageSize);
    return {
      parts: shown.map((_, index) => ({ index, before: 0 })),
      after: (keys.length - shown.length) * rowPx,
      measure: undefined,
    };
  }
  const virtualizer = isNarrow ? inPage : inFrame;
  const from = isNarrow ? listTop : headPx;
  const items = virtualizer.getVirtualItems();
  return {
    parts: withSpacers(items, { from, gap: isNarrow ? cardGapPx : 0 }),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? from) - from)),
    measure: isNarrow ? inPage.measureElement : undefined,
  };
}
