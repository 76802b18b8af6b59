'use client';

import { useCallback, useState, type ReactNode } from 'react';
import styles from './tip.module.css';
import { useEscape } from '../use-escape';

type Props = { text: string; children: ReactNode };

/** Words for a sign, below it while it is pointed at or reached by key. */
export function Tip({ text, children }: Props) {
  const [isShown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useEscape(isShown, hide);
  return (
    <span
      className={styles.place}
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={hide}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={hide}
      onClick={hide}
    >
      {children}
      {isShown ? (
        <span role="tooltip" className={`${styles.tip} ${styles.below}`}>
          {text}
        </span>
      ) : null}
    </span>
  );
}
