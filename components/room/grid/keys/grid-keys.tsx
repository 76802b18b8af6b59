'use client';

import { useLayoutEffect } from 'react';
import type { KeysShown } from './use-lazy-keys';
import { useGridKeys, type GridKeysOptions } from './use-grid-keys';
import { useRowCursor } from './use-row-cursor';

export type GridHandlers = ReturnType<typeof useGridKeys>['handlers'];

type Props = GridKeysOptions & {
  gridId: string;
  /** Given what answers the grid's events. */
  take: (handlers: GridHandlers) => void;
  onShown: (shown: KeysShown) => void;
};

/** Everything the keyboard does on the grid (UX-01). Draws nothing itself: it tells where the cursor is and what is to be said. */
export function GridKeys({ gridId, take, onShown, ...options }: Props) {
  const { place, rowIndex, isSelecting, message, handlers } = useGridKeys(options);
  const cursor = useRowCursor({ gridId, ...options, place, isSelecting });
  useLayoutEffect(() => take(handlers));
  const { text, count } = message ?? {};
  useLayoutEffect(
    () => onShown({ rowIndex, cursor, message: count === undefined ? undefined : { text, count } }),
    [onShown, rowIndex, cursor, text, count],
  );
  return null;
}
