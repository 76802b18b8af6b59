'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusRow } from './use-row-keys';

/** When the row with the focus leaves the list, the one in its place takes the focus: the next key goes on from there. */
export function useRetainedFocus(listRef: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const last = useRef<{ id: string; at: number }>(undefined);

  useLayoutEffect(() => {
    const list = listRef.current;
    const lost = last.current;
    if (!list || !lost || ids.includes(lost.id) || document.activeElement !== document.body) return;
    last.current = undefined;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-request]')];
    focusRow(rows[Math.min(lost.at, rows.length - 1)]);
  }, [listRef, ids]);

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
