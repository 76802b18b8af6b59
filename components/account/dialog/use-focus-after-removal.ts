import { useEffect, useRef, type RefObject } from 'react';

type Options = {
  /** Rows that are shown. */
  count: number;
  /** A question about one of them is open, and has the focus. */
  isAsking: boolean;
  fallback: RefObject<HTMLElement | null>;
};

/** The pressed button goes with its row: without a new place the focus would start at the top of the page (WCAG 2.2, 2.4.3). */
export function useFocusAfterRemoval({ count, isAsking, fallback }: Options): void {
  const previousCount = useRef(count);
  useEffect(() => {
    if (isAsking) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < previousCount.current && isLost) fallback.current?.focus();
    previousCount.current = count;
  }, [count, isAsking, fallback]);
}
