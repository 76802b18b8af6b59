'use client';

import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { AreaFilter } from './area-filter';
import styles from './rooms-screen.module.css';
import type { RoomsView } from './rooms-view';

/** The side panel where there is no side. */
export function RoomsFilterDrawer({ view }: { view: RoomsView }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {view.areaIds.length > 0
          ? `${roomsText.filter}${commonText.separator}${view.areaIds.length}`
          : roomsText.filter}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': roomsText.filter, className: styles.drawer } }}
      >
        <AreaFilter view={view} />
        <Button variant="contained" size="large" fullWidth onClick={close}>
          {commonText.confirm}
        </Button>
      </Drawer>
    </>
  );
}
