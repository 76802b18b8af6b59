'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusRow } from './use-row-keys';

/** When the element with the focus goes, its row takes the focus, or the row in its place: the next key goes on from there. */
export function useRetainedFocus(listRef: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const last = useRef<{ id: string; at: number }>(undefined);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || !last.current || document.activeElement !== document.body) return;
    const { id, at } = last.current;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-request]')];
    const own = rows.find((row) => row.dataset.request === id);
    focusRow(own ?? rows[Math.min(at, rows.length - 1)]);
  });

  return {
    onFocus: ({ target }: { target: Element }) => {
      const id = target.closest<HTMLElement>('[data-request]')?.dataset.request;
      last.current = id === undefined ? undefined : { id, at: ids.indexOf(id) };
    },
    // An element that is left reports it; one that is removed does not.
    onBlur: () => {
      last.current = undefined;
    },
  };
}
