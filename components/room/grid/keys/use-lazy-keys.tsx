'use client';

import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { useLateHandlers } from '@/components/ui/lazy/use-late-handlers';
import type { GridHandlers } from './grid-keys';
import type { RowCursor } from './row-cursor';
import type { GridKeysOptions } from './use-grid-keys';

export type KeysShown = {
  /** The row that the keyboard is in, -1 for none. */
  rowIndex: number;
  cursor: RowCursor | undefined;
  /** What the last key led to; spoken. */
  message: { text: string | undefined; count: number } | undefined;
};

const LazyGridKeys = lazyPart(() => import('./grid-keys').then(({ GridKeys }) => GridKeys));

const none: KeysShown = { rowIndex: -1, cursor: undefined, message: undefined };
const names = ['onFocus', 'onBlur', 'onPointerDown', 'onClick', 'onKeyDown'] as const;

/** The page must not scroll by a key that moves on the grid. */
function isGridKey(event: SyntheticEvent): boolean {
  const { type, target, currentTarget, key, altKey, metaKey } = event as KeyboardEvent;
  const moves = type === 'keydown' && /^(Arrow|Page|Home$|End$|Enter$| $)/.test(key);
  return moves && target === currentTarget && !altKey && !metaKey;
}

/** What keys do on the grid (UX-01), fetched when somebody comes; the first key counts as well. */
export function useLazyKeys(
  options: GridKeysOptions & { gridId: string },
): KeysShown & { handlers: GridHandlers; part: ReactNode } {
  const [shown, onShown] = useState(none);
  const { handlers, isWanted, take, giveUp } = useLateHandlers<GridHandlers>(names, isGridKey);
  const part = isWanted ? (
    <LazyGridKeys {...options} take={(given) => void take(given)} onShown={onShown} onClose={giveUp} />
  ) : null;
  return { ...shown, handlers, part };
}
