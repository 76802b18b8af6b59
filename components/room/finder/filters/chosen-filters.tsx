'use client';

import { X } from 'lucide';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { ViewLink } from '@/components/ui/links/view-link';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import type { ActiveFilter } from './active-filters';
import styles from './chosen-filters.module.css';
import { clearedView, roomsHref, type RoomsView } from '../rooms-view';

type Props = {
  view: RoomsView;
  filters: readonly ActiveFilter[];
  /** Takes the focus when the last one is removed. */
  afterRef: RefObject<HTMLElement | null>;
};

/** The active filters, in sight above the list where the panel is not; each can be removed. */
export function ChosenFilters({ view, filters, afterRef }: Props) {
  const listRef = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const links = listRef.current?.querySelectorAll('a') ?? [];
    (links[Math.min(index, links.length - 2)] ?? afterRef.current)?.focus();
  }, [filters.length, afterRef]);

  if (filters.length === 0) return null;
  return (
    <ul ref={listRef} className={styles.list} aria-label={roomFinderText.chosen}>
      {filters.map(({ id, label, without }, index) => (
        <li key={id}>
          <ViewLink
            href={roomsHref(without)}
            className={styles.chip}
            aria-label={roomFinderText.remove(label)}
            onClick={() => (removed.current = index)}
          >
            {label}
            <Icon of={X} size={14} />
          </ViewLink>
        </li>
      ))}
      <li>
        <ViewLink
          href={roomsHref(clearedView(view))}
          className={styles.clear}
          onClick={() => (removed.current = 0)}
        >
          {roomGridText.clearFilter}
        </ViewLink>
      </li>
    </ul>
  );
}
