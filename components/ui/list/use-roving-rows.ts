'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

type Options = {
  count: number;
  /** Whether a row can have the focus; headings cannot. */
  isStop: (index: number) => boolean;
  frameRef: RefObject<HTMLElement | null>;
  /** Keys of the list itself; answers whether it took the key. */
  onKey?: (event: KeyboardEvent, active: number) => boolean;
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
const pageRows = 10;

/**
 * One row of a long list takes part in the Tab order, and arrows move the focus from row to row, also to rows that are not
 * rendered yet. The element with the focus carries `data-row-target`.
 */
export function useRovingRows({ count, isStop, frameRef, onKey }: Options) {
  const [wanted, setWanted] = useState(0);
  // The row that a key asked for. An effect of the rendering before it leaves it alone.
  const requested = useRef<number>(undefined);
  const active = nearestStop(wanted, 1) ?? nearestStop(wanted, -1);

  function nearestStop(from: number, step: 1 | -1): number | undefined {
    for (let index = Math.min(from, count - 1); index >= 0 && index < count; index += step)
      if (isStop(index)) return index;
    return undefined;
  }

  useEffect(() => {
    if (requested.current !== wanted || active === undefined) return;
    requested.current = undefined;
    frameRef.current
      ?.querySelector<HTMLElement>(`[data-row="${active}"] [data-row-target]`)
      ?.focus({ preventScroll: true });
  });

  const focus = (index: number | undefined) => {
    if (index === undefined) return;
    requested.current = index;
    setWanted(index);
  };

  function destination({ key }: KeyboardEvent, from: number): number | undefined {
    const step = steps[key];
    if (step) return nearestStop(from + step, step);
    if (key === 'Home') return nearestStop(0, 1);
    if (key === 'End') return nearestStop(count - 1, -1);
    if (key === 'PageDown') return nearestStop(Math.min(from + pageRows, count - 1), -1);
    if (key === 'PageUp') return nearestStop(Math.max(from - pageRows, 0), 1);
    return undefined;
  }

  return {
    active,
    /** Moves the focus to a row. */
    focus,
    /** For the element of a row that can have the focus. */
    target: (index: number) => ({
      'data-row-target': '',
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setWanted(index),
    }),
    onKeyDown: (event: KeyboardEvent) => {
      if (active === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (onKey?.(event, active)) {
        event.preventDefault();
        return;
      }
      const next = destination(event, active);
      if (next === undefined) return;
      event.preventDefault();
      focus(next);
    },
  };
}
