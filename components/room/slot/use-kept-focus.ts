import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const blockOf = (element: Element) => element.closest<HTMLElement>('[data-order]');

/**
 * Keeps the focus on a booking whose block is written anew, for instance because its meeting has begun: the element that had it
 * is gone by then. For the element that holds the `markup`.
 */
export function useKeptFocus(markup: string) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const block = ref.current?.querySelector<HTMLElement>(`[data-order="${focused.current}"]`);
    if (block) block.focus({ preventScroll: true });
    else focused.current = undefined;
  }, [markup]);

  return {
    ref,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = blockOf(target)?.dataset.order;
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      const left = blockOf(target)?.dataset.order;
      // Some browsers say so as well when the element goes; by then the new text is there, and has the focus.
      queueMicrotask(() => {
        if (focused.current === left && !ref.current?.contains(document.activeElement))
          focused.current = undefined;
      });
    },
  };
}
