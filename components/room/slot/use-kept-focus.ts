import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** What an element is that has or had the focus: where its link leads, or what its button says. */
const signOf = (element: Element) => element.getAttribute('href') ?? element.textContent;

/**
 * Keeps the focus on a link or button that is written anew, for instance because its meeting has begun: the element that had it
 * is gone by then. For the element that holds the `markup`.
 */
export function useKeptFocus(markup: string) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const again = all.find((element) => signOf(element) === focused.current);
    if (again) again.focus({ preventScroll: true });
    else focused.current = undefined;
  }, [markup]);

  return {
    ref,
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
