'use client';

import { useCallback, useState, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tip.module.css';
import { useEscape } from '../use-escape';

type PointerTip = {
  tip: ReactNode;
  /** For the element over which the pointer is followed. */
  follow: { onPointerMove: (event: PointerEvent) => void; onPointerLeave: () => void };
};

/** The words that an element carries in `data-words`. */
export const wordsUnder = (target: Element): string | undefined =>
  target.closest<HTMLElement>('[data-words]')?.dataset.words;

/** Words that go with the pointer, above it, where neither an edge nor a neighbour can hide them; `wordsUnder` finds what they are. */
export function usePointerTip(wordsUnder: (target: Element) => string | undefined): PointerTip {
  const [current, setCurrent] = useState<{ x: number; y: number; words: string }>();
  const hide = useCallback(() => setCurrent(undefined), []);
  useEscape(current !== undefined, hide);
  const onPointerMove = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    const words = pointerType === 'touch' ? undefined : wordsUnder(target as Element);
    setCurrent(words === undefined ? undefined : { x, y, words });
  };
  const tip = current
    ? createPortal(
        <div
          role="tooltip"
          className={`${styles.tip} ${styles.above}`}
          style={{ top: current.y, left: `clamp(160px, ${current.x}px, calc(100vw - 160px))` }}
        >
          {current.words}
        </div>,
        document.body,
      )
    : null;
  return { tip, follow: { onPointerMove, onPointerLeave: hide } };
}
