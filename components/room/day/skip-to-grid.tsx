'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import styles from './skip-to-grid.module.css';

export const gridId = 'room-grid';

function toGrid(event: MouseEvent) {
  const grid = document.getElementById(gridId);
  if (!grid) return;
  // Not by the fragment: the address holds the view, and Back should not lead to the same one.
  event.preventDefault();
  grid.focus();
}

/**
 * Past search and filters, straight to the grid. Who comes by the shell's tab finds the focus here, at the beginning of what is
 * new, instead of on a link that has done its work.
 */
export function SkipToGrid() {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const { pathname } = window.location;
    if (activeElement instanceof HTMLAnchorElement && activeElement.pathname === pathname)
      ref.current?.focus();
  }, []);

  return (
    <a ref={ref} href={`#${gridId}`} className={styles.skip} onClick={toGrid} data-print="hide">
      {roomGridText.skipToGrid}
    </a>
  );
}
