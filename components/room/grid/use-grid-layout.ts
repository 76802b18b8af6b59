'use client';

import { useSyncExternalStore } from 'react';

/**
 * How the grid is laid out: rows over a common scale, a card per room, or everything at once on paper. The server cannot
 * know, and until script runs neither does the page: `unknown` is the markup that serves all of them.
 */
export type GridLayout = 'wide' | 'narrow' | 'print' | 'unknown';

const queries = { narrow: '(max-width: 599.95px)', print: 'print' } as const;

function subscribe(onChange: () => void) {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function layoutNow(): GridLayout {
  if (window.matchMedia(queries.print).matches) return 'print';
  return window.matchMedia(queries.narrow).matches ? 'narrow' : 'wide';
}

export const useGridLayout = (): GridLayout =>
  useSyncExternalStore(subscribe, layoutNow, () => 'unknown' as const);
