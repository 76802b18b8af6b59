'use client';

import ClickAwayListener from '@mui/material/ClickAwayListener';
import Drawer from '@mui/material/Drawer';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import styles from './booking-card.module.css';

type Props = {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  onClickAway: (() => void) | undefined;
  children: ReactNode;
};
type Placed = NonNullable<PopperProps['popperRef']> extends Ref<infer T> ? T : never;

const marginPx = 8;

/** Above or below what it is about, else beside it: never over it, and never outside the window. */
const modifiers: PopperProps['modifiers'] = [
  { name: 'offset', options: { offset: [0, marginPx] } },
  { name: 'flip', options: { padding: marginPx, fallbackPlacements: ['top-start', 'right', 'left'] } },
  { name: 'preventOverflow', options: { padding: marginPx, altAxis: false } },
];

const isOnGrid = ({ target }: Event) => target instanceof Element && target.closest('[data-track]') !== null;

/**
 * A card beside what it is about, which leaves the grid in reach; on phones it comes up from the bottom, where the thumb is.
 */
export function CardSurface({ anchor, label, onClose, onClickAway, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const placed = useRef<Placed>(null);
  // It follows what it hangs on, which grows and moves without telling.
  useEffect(() => void placed.current?.update());

  if (isPhone) {
    const paper = { role: 'dialog', 'aria-label': label, className: styles.sheet };
    return (
      <MuiScope>
        <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper }}>
          {children}
        </Drawer>
      </MuiScope>
    );
  }
  return (
    <MuiScope>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        modifiers={modifiers}
        popperRef={placed}
        className={styles.floating}
      >
        <ClickAwayListener
          onClickAway={(event) => {
            if (!isOnGrid(event)) onClickAway?.();
          }}
        >
          <div role="dialog" aria-label={label} className={styles.card}>
            {children}
          </div>
        </ClickAwayListener>
      </Popper>
    </MuiScope>
  );
}
