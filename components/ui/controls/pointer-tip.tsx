'use client';

import { useCallback, useState, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tip.module.css';
import { useEscape } from './use-escape';

type Props = { text: string; className?: string; children: ReactNode };

/** Words that go with the pointer, above it, where neither an edge nor a neighbour can hide them. */
export function PointerTip({ text, className, children, ...data }: Props & Record<`data-${string}`, string>) {
  const [at, setAt] = useState<{ x: number; y: number }>();
  const hide = useCallback(() => setAt(undefined), []);
  useEscape(at !== undefined, hide);
  const follow = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'touch') setAt({ x, y });
  };
  return (
    <div className={className} {...data} onPointerEnter={follow} onPointerMove={follow} onPointerLeave={hide}>
      {children}
      {at
        ? createPortal(
            <div
              role="tooltip"
              className={`${styles.tip} ${styles.above}`}
              style={{ top: at.y, left: `clamp(160px, ${at.x}px, calc(100vw - 160px))` }}
            >
              {text}
            </div>,
            document.body,
          )
        : null}
    </div>
  );
}
