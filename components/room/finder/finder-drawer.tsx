'use client';

import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './finder-drawer.module.css';
import type { Choices, RoomsView } from './rooms-view';

type Props = {
  view: RoomsView;
  choices: Choices;
  zone: string;
  activeCount: number;
  total: number | undefined;
};

const LazyFinderSheet = lazyPart(() => import('./finder-sheet').then(({ FinderSheet }) => FinderSheet), {
  isOpen: ({ open }) => open,
});

/** The side panel where there is no side. */
export function FinderDrawer({ activeCount, ...panel }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size={16} className={styles.icon} />
        {roomsText.filter}
        {activeCount > 0 ? (
          <span className={styles.count}>
            <span aria-hidden>{activeCount}</span>
            <span className="visually-hidden">{roomFinderText.activeCount(activeCount)}</span>
          </span>
        ) : null}
      </Button>
      <LazyFinderSheet {...panel} open={open} isNarrowed={activeCount > 0} onClose={() => setOpen(false)} />
    </>
  );
}
