'use client';

import ClickAwayListener from '@mui/material/ClickAwayListener';
import Drawer from '@mui/material/Drawer';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import styles from './booking-card.module.css';

type Props = {
  anchor: PopperProps['anchorEl'];
  label: string;
  /** Beside what it is about, where the things below that matter as well. */
  isBeside?: boolean;
  widthPx?: number;
  onClose: () => void;
  onClickAway: ((event: MouseEvent | TouchEvent) => void) | undefined;
  children: ReactNode;
};
type Placed = NonNullable<PopperProps['popperRef']> extends Ref<infer T> ? T : never;

const marginPx = 8;

/** Above or below what it is about, else beside it: never over it, and never outside the window. */
const modifiersFor = (flip: object): PopperProps['modifiers'] => [
  { name: 'offset', options: { offset: [0, marginPx] } },
  { name: 'flip', options: { padding: marginPx, ...flip } },
  { name: 'preventOverflow', options: { padding: marginPx, altAxis: false } },
];
const below = {
  placement: 'bottom-start',
  modifiers: modifiersFor({ fallbackPlacements: ['top-start', 'right', 'left'] }),
} as const;
/** Higher up where the window ends below, rather than on another side. */
const beside = {
  placement: 'right-start',
  modifiers: modifiersFor({
    fallbackPlacements: ['left-start', 'bottom-start', 'top-start'],
    altAxis: false,
  }),
} as const;

const isOnGrid = ({ target }: Event) => target instanceof Element && target.closest('[data-track]') !== null;

/**
 * A card beside what it is about, which leaves the grid in reach; on phones it comes up from the bottom, where the thumb is.
 */
export function CardSurface({ anchor, label, isBeside, widthPx, onClose, onClickAway, children }: Props) {
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
        {...(isBeside ? beside : below)}
        popperRef={placed}
        className={styles.floating}
      >
        <ClickAwayListener
          onClickAway={(event) => {
            if (!isOnGrid(event)) onClickAway?.(event);
          }}
        >
          <div
            role="dialog"
            aria-label={label}
            className={styles.card}
            {...(widthPx && { style: { '--card-width': `${widthPx}px` } as CSSProperties })}
          >
            {children}
          </div>
        </ClickAwayListener>
      </Popper>
    </MuiScope>
  );
}
