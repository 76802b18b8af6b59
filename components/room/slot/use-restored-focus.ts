import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { signOf } from './blocks/sign-of';

/**
 * Keeps the focus on a link or button that is written anew, for instance because its booking now comes after another: the element that had it
 * is gone by then. For the element that holds the `markup`.
 */
export function useRestoredFocus(ref: RefObject<HTMLElement | null>, markup: string) {
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const again = all.find((element) => signOf(element) === focused.current);
    if (again) again.focus({ preventScroll: true });
    else focused.current = undefined;
  }, [ref, markup]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = signOf(target);
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      const left = signOf(target);
      // Some browsers say so as well when the element goes; by then the new text is there, and has the focus.
      queueMicrotask(() => {
        if (focused.current === left && !ref.current?.contains(document.activeElement))
          focused.current = undefined;
      });
    },
  };
}
