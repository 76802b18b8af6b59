'use client';

import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ViewLink } from '@/components/ui/view-link';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './finder-drawer.module.css';
import { FinderPanel } from './finder-panel';
import { clearedView, roomsHref, type RoomsView } from './rooms-view';

type Props = { view: RoomsView; zone: string; activeCount: number; total: number | undefined };

/** The side panel where there is no side. */
export function FinderDrawer({ view, zone, activeCount, total }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<SlidersHorizontal size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {roomsText.filter}
        {activeCount > 0 ? (
          <span className={styles.count}>
            <span aria-hidden>{activeCount}</span>
            <span className="visually-hidden">{roomFinderText.activeCount(activeCount)}</span>
          </span>
        ) : null}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': roomsText.filter, className: styles.drawer } }}
      >
        <div className={styles.body}>
          <FinderPanel view={view} zone={zone} />
        </div>
        <div className={styles.foot}>
          {activeCount > 0 ? (
            <Button
              component={ViewLink}
              href={roomsHref(clearedView(view))}
              variant="outlined"
              color="inherit"
              size="large"
              className={styles.clear}
            >
              {roomGridText.clearFilter}
            </Button>
          ) : null}
          <Button variant="contained" size="large" fullWidth onClick={close}>
            {total === undefined ? commonText.confirm : roomFinderText.show(total)}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
