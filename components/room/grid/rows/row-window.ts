import type { RefObject } from 'react';

export type RowWindow = {
  keys: readonly string[];
  scrollerRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLElement | null>;
  /** Rows that stay mounted wherever one scrolls: the one with the cursor, the one with the draft. */
  pinned: readonly number[];
};

/** Rows to draw with the empty heights before each and after all of them, in px. */
export type VisibleRows = {
  parts: readonly { index: number; before: number }[];
  after: number;
  /** Takes the real height of a row, where it is not the same for all. */
  measure: ((row: HTMLElement | null) => void) | undefined;
};
