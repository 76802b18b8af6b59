'use client';

import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import styles from './booking-card.module.css';

type Props = { anchor: HTMLElement | null; label: string; onClose: () => void; children: ReactNode };

/** A card beside what it is about; on phones it comes up from the bottom, within the thumb's reach. */
export function CardSurface({ anchor, label, onClose, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const paper = { role: 'dialog', 'aria-label': label, className: isPhone ? styles.sheet : styles.card };
  if (isPhone) {
    return (
      <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper }}>
        {children}
      </Drawer>
    );
  }
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -8, horizontal: 'left' }}
      slotProps={{ paper }}
    >
      {children}
    </Popover>
  );
}
